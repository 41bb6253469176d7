import { ConfirmForm, ConfirmNotice, type ConfirmReply } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { loadForfeit } from './forfeit-bonus.server';

export function ForfeitBonusPage() {
  const data = usePageData<typeof loadForfeit>();
  const { copy, self, state } = data;
  const slot = useFormSlot<ConfirmReply>('forfeit-bonus', self);
  // What the operator lists by now says more than the answer to the form.
  const reply = state === 'over' ? undefined : slot.result;
  return (
    <FormPage title={copy.title}>
      <ConfirmNotice reply={reply} copy={copy}>
        {state === 'ready' ? (
          <p>{copy.intro}</p>
        ) : (
          <Notice
            kind={state === 'unreadable' ? 'warning' : 'info'}
            title={{ unreadable: copy.unreadable, fixed: copy.fixedTitle, over: copy.overTitle }[state]}
            isSubject
          />
        )}
      </ConfirmNotice>
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
          <ConfirmForm slot={slot} action={self} offline={data.texts.offline} pendingLabel={copy.submitting}>
            {copy.submit}
          </ConfirmForm>
        </>
      )}
      <ButtonLink look="quiet" wide href={state === 'unreadable' ? self : data.bonuses}>
        {{ ready: copy.keep, unreadable: copy.lookAgain, fixed: copy.back, over: copy.back }[state]}
      </ButtonLink>
    </FormPage>
  );
}
