import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { Welcome, type WelcomeData } from './welcome';

/** The celebration, in the dialog of the steps before it. */
export default function WelcomeDialog({ data, titleId }: { data: WelcomeData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId} centred>
      <Welcome data={data} slot={useDialogSlot('register-welcome')} />
    </FormDialog>
  );
}
