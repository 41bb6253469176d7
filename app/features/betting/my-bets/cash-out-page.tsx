import { ConfirmNotice, type ConfirmReply } from '~/forms/confirm-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SubmitButton } from '~/forms/submit-button';
import { usePageData } from '~/forms/surface';
import { CsrfField } from '~/session/csrf-field';
import { ButtonLink } from '~/ui/button';
import { Fact, Facts } from '~/ui/facts';
import { Notice } from '~/ui/notice';
import type { loadCashOut } from './cash-out.server';

/** What an open bet would be paid now. The offer lives for seconds; one that is over is refused with the next. */
export function CashOutPage() {
  const { copy, texts, self, back, offer, reason } = usePageData<typeof loadCashOut>();
  const slot = useFormSlot<ConfirmReply>('cash-out', self);
  return (
    <FormPage title={copy.title}>
      <ConfirmNotice reply={slot.result} copy={copy}>
        {reason === null ? <p>{copy.intro}</p> : <Notice kind="info" title={reason} isSubject />}
      </ConfirmNotice>
      {offer && (
        <>
          <Facts>
            <Fact name={copy.offer} isVerbatim>
              {offer.text}
            </Fact>
            <Fact name={copy.holds}>{offer.holds}</Fact>
          </Facts>
          <slot.Element key={offer.amount} id={slot.id} method="post" action={self}>
            <CsrfField />
            <SubmitButton
              slot={slot}
              offline={texts.offline}
              pendingLabel={copy.submitting}
              look="quiet"
              name="amount"
              value={offer.amount}
            >
              {offer.submit}
            </SubmitButton>
          </slot.Element>
          <ButtonLink look="quiet" wide href={self}>
            {copy.again}
          </ButtonLink>
        </>
      )}
      <ButtonLink look="quiet" wide href={back}>
        {copy.keep}
      </ButtonLink>
    </FormPage>
  );
}
