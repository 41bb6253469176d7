import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { MemberLink } from './member-link';
import { REGISTER_PATH } from './registration-flow';
import { RegistrationForm } from './registration-form';
import type { loadRegistration } from './registration.server';

export function RegistrationPage() {
  const data = usePageData<typeof loadRegistration>();
  const { copy, redirectTo } = data;
  return (
    <FormPage
      wide
      title={copy.title}
      intro={copy.intro}
      footer={<MemberLink label={copy.alreadyMember} redirectTo={redirectTo} />}
    >
      <RegistrationForm data={data} slot={useFormSlot('register', REGISTER_PATH)} />
    </FormPage>
  );
}
