import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { PHONE_VERIFICATION_PATH } from './phone-verification-flow';
import { PhoneVerificationSteps } from './phone-verification-steps';
import type { loadPhoneVerification } from './phone-verification.server';

export function PhoneVerificationPage() {
  const data = usePageData<typeof loadPhoneVerification>();
  const slot = useFormSlot('phone-verification', PHONE_VERIFICATION_PATH);
  return (
    <FormPage title={data.copy.title}>
      <PhoneVerificationSteps key={data.page} data={data} slot={slot} />
    </FormPage>
  );
}
