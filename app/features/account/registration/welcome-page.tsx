import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { WELCOME_PATH } from './registration-flow';
import { Welcome } from './welcome';
import type { loadWelcome } from './welcome.server';

export function WelcomePage() {
  const data = useLoaderData<typeof loadWelcome>();
  const slot = usePageSlot('register-welcome', WELCOME_PATH);
  return (
    <FormPage title={data.copy.title} centred>
      <Welcome data={data} slot={slot} />
    </FormPage>
  );
}
