import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { PhoneStep } from './phone-step';
import type { loadPhoneStep } from './phone-step.server';
import { PHONE_STEP_PATH } from './registration-flow';

export function PhoneStepPage() {
  const data = usePageData<typeof loadPhoneStep>();
  const slot = useFormSlot('register-phone', PHONE_STEP_PATH);
  return (
    <FormPage title={data.copy.title}>
      <PhoneStep key={data.step} data={data} slot={slot} />
    </FormPage>
  );
}
