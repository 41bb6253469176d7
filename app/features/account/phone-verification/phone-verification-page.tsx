import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { PHONE_VERIFICATION_PATH } from './phone-verification-flow';
import { PhoneVerificationSteps } from './phone-verification-steps';
import type { loadPhoneVerification } from './phone-verification.server';

export function PhoneVerificationPage() {
  const data = useLoaderData<typeof loadPhoneVerification>();
  const slot = usePageSlot('phone-verification', PHONE_VERIFICATION_PATH);
  return (
    <FormPage title={data.copy.title}>
      <PhoneVerificationSteps key={data.page} data={data} slot={slot} />
    </FormPage>
  );
}
