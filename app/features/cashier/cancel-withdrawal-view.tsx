import type { SerializeFrom } from '@remix-run/node';
import type { FormSlot } from '~/forms/form-slot';
import { SubmitButton } from '~/forms/submit-button';
import { CsrfField } from '~/session/csrf-field';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { CancellationReply, loadCancellation } from './cancel-withdrawal.server';
import styles from './payment-form.module.css';

export type CancellationData = SerializeFrom<typeof loadCancellation>;

interface CancelWithdrawalViewProps {
  data: CancellationData;
  slot: FormSlot<CancellationReply>;
}

/** Asks before a withdrawal is cancelled, and says what became of a cancellation that did not succeed. */
export function CancelWithdrawalView({ data, slot }: CancelWithdrawalViewProps) {
  const { copy } = data;
  // What the operator lists by now says more than the answer to the form.
  const reply = data.state === 'cancelled' ? undefined : slot.result;
  if (data.state === 'unreadable') {
    return (
      <>
        {reply ? (
          <ReplyNotice reply={reply} data={data} />
        ) : (
          <Notice kind="warning" title={copy.unreadable} isSubject />
        )}
        <ButtonLink href={data.self}>{copy.lookAgain}</ButtonLink>
      </>
    );
  }
  return (
    <>
      <StateNotice data={data} reply={reply} isOffline={slot.isOffline} />
      <Facts>
        <Fact name={copy.amount}>{data.amount}</Fact>
        <Fact name={copy.method}>{data.method}</Fact>
        <Fact name={copy.time}>{data.time}</Fact>
        <Fact name={copy.status}>{data.status}</Fact>
        <Fact name={copy.reference}>{data.reference}</Fact>
      </Facts>
      {data.state === 'ready' && (
        <slot.Element id={slot.id} method="post" action={data.self} className={styles.form}>
          <CsrfField />
          <SubmitButton slot={slot} pendingLabel={copy.submitting}>
            {copy.submit}
          </SubmitButton>
        </slot.Element>
      )}
      <ButtonLink look="quiet" href={data.back}>
        {data.state === 'ready' ? copy.keep : copy.back}
      </ButtonLink>
    </>
  );
}

type Withdrawal = Exclude<CancellationData, { state: 'unreadable' }>;

interface StateNoticeProps {
  data: Withdrawal;
  reply: CancellationReply | undefined;
  isOffline: boolean;
}

function StateNotice({ data, reply, isOffline }: StateNoticeProps) {
  const { copy, texts, state } = data;
  if (isOffline) return <Notice kind="warning" title={texts.offline} isSubject />;
  if (reply) return <ReplyNotice reply={reply} data={data} />;
  if (state === 'cancelled') return <Notice kind="info" title={copy.alreadyCancelled} isSubject />;
  if (state === 'ready') return <p>{copy.intro}</p>;
  return (
    <Notice kind="info" title={copy.fixedTitle} isSubject>
      {data.reason !== '' && <p>{data.reason}</p>}
    </Notice>
  );
}

function ReplyNotice({ reply, data: { copy } }: { reply: CancellationReply; data: CancellationData }) {
  const isUnknown = reply.kind === 'unknown';
  return (
    <div role="alert">
      <Notice kind={isUnknown ? 'warning' : 'error'} title={isUnknown ? copy.unknownTitle : copy.refusedTitle}>
        <p>{reply.message}</p>
      </Notice>
    </div>
  );
}
