import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { MemberLink } from './member-link';
import type { RegistrationData } from './registration-data';
import { RegistrationForm } from './registration-form';

/** The registration form in a dialog. */
export default function RegistrationDialog({ data, titleId }: { data: RegistrationData; titleId: string }) {
  const { copy, redirectTo } = data;
  return (
    <FormDialog
      title={copy.title}
      titleId={titleId}
      intro={copy.intro}
      footer={<MemberLink label={copy.alreadyMember} redirectTo={redirectTo} />}
    >
      <RegistrationForm data={data} slot={useDialogSlot('register')} />
    </FormDialog>
  );
}
