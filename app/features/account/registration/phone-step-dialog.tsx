import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { PhoneStep, type PhoneStepData } from './phone-step';

/** The phone step, in the dialog of the registration form. */
export default function PhoneStepDialog({ data, titleId }: { data: PhoneStepData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId}>
      <PhoneStep data={data} slot={useDialogSlot('register-phone')} />
    </FormDialog>
  );
}
