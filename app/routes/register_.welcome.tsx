import type { MetaFunction } from '@remix-run/node';
import { WelcomePage } from '~/features/account/registration/welcome-page';
import type { loadWelcome } from '~/features/account/registration/welcome.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadWelcome as loader, submitWelcome as action } from '~/features/account/registration/welcome.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadWelcome> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadWelcome>({
  description: 'register',
  dialog: { size: 'medium', Form: WelcomePage },
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

export default WelcomePage;
