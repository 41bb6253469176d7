import { SignUpLine } from '~/features/account/login/sign-up-line';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { RecoveryDone } from './recovery-done';
import { RecoveryForm } from './recovery-form';
import { headingOf } from './recovery-screen';
import type { loadRecovery } from './recovery.server';

/** Account recovery. In a dialog each step opens in the same one, and finally the login form. */
export function RecoveryPage() {
  const data = usePageData<typeof loadRecovery>();
  const slot = useFormSlot('recovery', '/recover');
  return (
    <FormPage {...headingOf(data)} footer={<SignUpLine copy={data.copy} href={data.signUpHref} />}>
      {data.step === 'done' ? (
        <RecoveryDone data={data} />
      ) : (
        // Remount after another code was sent, which leads to the same step: the last error no longer applies.
        <RecoveryForm key={data.reachedAt} data={data} slot={slot} />
      )}
    </FormPage>
  );
}
