import type { SerializeFrom } from '@remix-run/node';
import { ConfirmForm, ReplyNotice } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { CancellationReply, loadCancellation } from './cancel-withdrawal.server';

type CancellationData = SerializeFrom<typeof loadCancellation>;

/** The question, over the page that it was opened on or on its own. */
export function CancelWithdrawalPage() {
  const data = usePageData<typeof loadCancellation>();
  const slot = useFormSlot<CancellationReply>('cancel-withdrawal', data.self);
  const isDialog = useSurface().kind === 'dialog';
  return (
    <FormPage
      title={data.copy.title}
      footer={isDialog ? undefined : <a href={data.activities}>{data.copy.activities}</a>}
    >
      <CancelWithdrawalView data={data} slot={slot} />
    </FormPage>
  );
}

/** Asks before a withdrawal is cancelled, and says what became of a cancellation that did not succeed. */
function CancelWithdrawalView({ data, slot }: { data: CancellationData; slot: FormSlot<CancellationReply> }) {
  const { copy } = data;
  // What the operator lists by now says more than the answer to the form.
  const reply = data.state === 'cancelled' ? undefined : slot.result;
  if (data.state === 'unreadable') {
    return (
      <>
        {reply ? (
          <ReplyNotice isUnknown={reply.kind === 'unknown'} message={reply.message} copy={copy} />
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
        <ConfirmForm slot={slot} action={data.self} pendingLabel={copy.submitting}>
          {copy.submit}
        </ConfirmForm>
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
  if (reply) return <ReplyNotice isUnknown={reply.kind === 'unknown'} message={reply.message} copy={copy} />;
  if (state === 'cancelled') return <Notice kind="info" title={copy.alreadyCancelled} isSubject />;
  if (state === 'ready') return <p>{copy.intro}</p>;
  return (
    <Notice kind="info" title={copy.fixedTitle} isSubject>
      {data.reason !== '' && <p>{data.reason}</p>}
    </Notice>
  );
}
