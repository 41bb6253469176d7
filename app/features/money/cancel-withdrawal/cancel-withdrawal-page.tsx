import type { SerializeFrom } from '@remix-run/node';
import { ConfirmForm, ConfirmNotice, type ConfirmReply } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { loadCancellation } from './cancel-withdrawal.server';

/**
 * Asks before a withdrawal is cancelled, and says what became of a cancellation that did not succeed: over the page that it
 * was opened on, or on its own.
 */
export function CancelWithdrawalPage() {
  const data = usePageData<typeof loadCancellation>();
  const { copy, self, activities, state } = data;
  const slot = useFormSlot<ConfirmReply>('cancel-withdrawal', self);
  const isDialog = useSurface().kind === 'dialog';
  // What the operator lists by now says more than the answer to the form.
  const reply = state === 'cancelled' ? undefined : slot.result;
  return (
    <FormPage title={copy.title} footer={isDialog ? undefined : <a href={activities}>{copy.activities}</a>}>
      <ConfirmNotice reply={reply} copy={copy}>
        <StateNotice data={data} />
      </ConfirmNotice>
      {data.state === 'unreadable' ? (
        <ButtonLink href={self}>{copy.lookAgain}</ButtonLink>
      ) : (
        <>
          <Facts>
            {(['amount', 'method', 'time', 'status', 'reference'] as const).map((name) => (
              <Fact key={name} name={copy[name]}>
                {data[name]}
              </Fact>
            ))}
          </Facts>
          {data.state === 'ready' && (
            <ConfirmForm slot={slot} action={self} offline={data.texts.offline} pendingLabel={copy.submitting}>
              {copy.submit}
            </ConfirmForm>
          )}
          <ButtonLink look="quiet" wide href={data.back}>
            {state === 'ready' ? copy.keep : copy.back}
          </ButtonLink>
        </>
      )}
    </FormPage>
  );
}

function StateNotice({ data }: { data: SerializeFrom<typeof loadCancellation> }) {
  const { copy } = data;
  if (data.state === 'unreadable') return <Notice kind="warning" title={copy.unreadable} isSubject />;
  if (data.state === 'cancelled') return <Notice kind="info" title={copy.alreadyCancelled} isSubject />;
  if (data.state === 'ready') return <p>{copy.intro}</p>;
  return (
    <Notice kind="info" title={copy.fixedTitle} isSubject>
      {data.reason !== '' && <p>{data.reason}</p>}
    </Notice>
  );
}
