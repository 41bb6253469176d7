import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { ChangePasswordForm } from './change-password-form';
import type { loadChangePassword } from './change-password.server';

const PATH = '/dashboard/change-password';

export function ChangePasswordPage() {
  const data = useLoaderData<typeof loadChangePassword>();
  return (
    <FormPage title={data.copy.title} intro={data.copy.intro}>
      <ChangePasswordForm data={data} slot={usePageSlot('change-password', PATH)} action={PATH} />
    </FormPage>
  );
}
