import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { AnotherLogin, SecondStepForm, type SecondStepData } from './second-step-form';

/** The second step in the dialog of the login form. A success redirects, which closes the dialog. */
export default function SecondStepDialog({ data, titleId }: { data: SecondStepData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId} footer={<AnotherLogin data={data} />}>
      <SecondStepForm data={data} slot={useDialogSlot('second-step')} />
    </FormDialog>
  );
}
