import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { AnotherLogin, SecondStepForm } from './second-step-form';
import type { loadSecondStep } from './second-step.server';

export function SecondStepPage() {
  const data = useLoaderData<typeof loadSecondStep>();
  return (
    <FormPage title={data.copy.title} footer={<AnotherLogin data={data} />}>
      <SecondStepForm key={data.factor} data={data} slot={usePageSlot('second-step', '/login/verify')} />
    </FormPage>
  );
}
