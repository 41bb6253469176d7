import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { WELCOME_PATH } from './registration-flow';
import { Welcome } from './welcome';
import type { loadWelcome } from './welcome.server';

export function WelcomePage() {
  const data = usePageData<typeof loadWelcome>();
  const slot = useFormSlot('register-welcome', WELCOME_PATH);
  return (
    <FormPage title={data.copy.title} centred>
      <Welcome data={data} slot={slot} />
    </FormPage>
  );
}
