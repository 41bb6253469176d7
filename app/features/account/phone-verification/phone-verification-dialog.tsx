import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import type { PhoneVerificationData } from './phone-verification-data';
import { PhoneVerificationSteps } from './phone-verification-steps';

/** The verification steps in a dialog. */
export default function PhoneVerificationDialog({ data, titleId }: { data: PhoneVerificationData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId}>
      <PhoneVerificationSteps data={data} slot={useDialogSlot('phone-verification')} />
    </FormDialog>
  );
}
