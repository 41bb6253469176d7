import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { PhoneStep, type PhoneStepData } from './phone-step';

/** The step with the phone, in the dialog that the form was in. */
export default function PhoneStepDialog({ data, titleId }: { data: PhoneStepData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId}>
      <PhoneStep data={data} slot={useDialogSlot('register-phone')} />
    </FormDialog>
  );
}
