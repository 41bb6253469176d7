import type { SerializeFrom } from '@remix-run/node';
import { ConfirmForm, ReplyNotice } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { ForfeitReply, loadForfeit } from './forfeit-bonus.server';

type ForfeitData = SerializeFrom<typeof loadForfeit>;

/** The question, over the page that it was opened on or on its own. */
export function ForfeitBonusPage() {
  const data = usePageData<typeof loadForfeit>();
  const slot = useFormSlot<ForfeitReply>('forfeit-bonus', data.self);
  return (
    <FormPage title={data.copy.title}>
      <ForfeitBonusView data={data} slot={slot} />
    </FormPage>
  );
}

/** Says what is lost with a bonus, and asks once. */
function ForfeitBonusView({ data, slot }: { data: ForfeitData; slot: FormSlot<ForfeitReply> }) {
  const { copy } = data;
  // What the operator lists by now says more than the answer to the form.
  const reply = data.state === 'over' ? undefined : slot.result;
  return (
    <>
      <StateNotice data={data} reply={reply} isOffline={slot.isOffline} />
      {data.state === 'ready' && (
        <>
          <Facts>
            <Fact name={copy.bonus}>{data.title}</Fact>
            {data.lost.map(({ name, text }) => (
              <Fact key={name} name={name}>
                {text}
              </Fact>
            ))}
          </Facts>
          <p>{copy.keeps}</p>
          <ConfirmForm slot={slot} action={data.self} pendingLabel={copy.submitting} look="quiet">
            {copy.submit}
          </ConfirmForm>
        </>
      )}
      <ButtonLink
        look={data.state === 'ready' ? 'primary' : 'quiet'}
        wide
        href={data.state === 'unreadable' ? data.self : data.bonuses}
      >
        {{ ready: copy.keep, unreadable: copy.lookAgain, fixed: copy.back, over: copy.back }[data.state]}
      </ButtonLink>
    </>
  );
}

interface StateNoticeProps {
  data: ForfeitData;
  reply: ForfeitReply | undefined;
  isOffline: boolean;
}

function StateNotice({ data: { copy, texts, state }, reply, isOffline }: StateNoticeProps) {
  if (isOffline) return <Notice kind="warning" title={texts.offline} isSubject />;
  if (reply) return <ReplyNotice isUnknown={reply.kind === 'unknown'} message={reply.message} copy={copy} />;
  if (state === 'ready') return <p>{copy.intro}</p>;
  return (
    <Notice
      kind={state === 'unreadable' ? 'warning' : 'info'}
      title={{ unreadable: copy.unreadable, fixed: copy.fixedTitle, over: copy.overTitle }[state]}
      isSubject
    />
  );
}
