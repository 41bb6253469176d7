import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { AnotherLogin, SecondStepForm } from './second-step-form';
import type { loadSecondStep } from './second-step.server';

export function SecondStepPage() {
  const data = usePageData<typeof loadSecondStep>();
  return (
    <FormPage title={data.copy.title} footer={<AnotherLogin data={data} />}>
      <SecondStepForm key={data.factor} data={data} slot={useFormSlot('second-step', '/login/verify')} />
    </FormPage>
  );
}
