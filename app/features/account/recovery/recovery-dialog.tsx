import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { openInDialog } from '~/forms/dialog-step';
import { RecoveryDone } from './recovery-done';
import { RecoveryForm, type RecoveryData } from './recovery-form';
import { headingOf } from './recovery-screen';
import { SignUpLine } from './sign-up-line';

/** Account recovery in a dialog. Each step opens in the same dialog, and finally the login form. */
export default function RecoveryDialog({ data, titleId }: { data: RecoveryData; titleId: string }) {
  const slot = useDialogSlot('recovery');
  return (
    <FormDialog {...headingOf(data)} titleId={titleId} footer={<SignUpLine data={data} />}>
      {data.step === 'done' ? (
        <RecoveryDone data={data} openLogin={openInDialog} />
      ) : (
        <RecoveryForm data={data} slot={slot} isInDialog />
      )}
    </FormDialog>
  );
}
