import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { PhoneStep } from './phone-step';
import type { loadPhoneStep } from './phone-step.server';
import { PHONE_STEP_PATH } from './registration-flow';

export function PhoneStepPage() {
  const data = useLoaderData<typeof loadPhoneStep>();
  const slot = usePageSlot('register-phone', PHONE_STEP_PATH);
  return (
    <FormPage title={data.copy.title}>
      <PhoneStep key={data.step} data={data} slot={slot} />
    </FormPage>
  );
}
