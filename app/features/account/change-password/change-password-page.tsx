import { useLocation } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { ChangePasswordForm } from './change-password-form';
import type { loadChangePassword } from './change-password.server';

const PATH = '/dashboard/change-password';

/** In a dialog a success leads to the page below. */
export function ChangePasswordPage() {
  const data = usePageData<typeof loadChangePassword>();
  const { pathname, search } = useLocation();
  const below = `?redirectTo=${encodeURIComponent(`${pathname}${search}`)}`;
  const action = useSurface().kind === 'dialog' ? `${PATH}${below}` : PATH;
  return (
    <FormPage title={data.copy.title} intro={data.copy.intro}>
      <ChangePasswordForm data={data} slot={useFormSlot('change-password', PATH)} action={action} />
    </FormPage>
  );
}
