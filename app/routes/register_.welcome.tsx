import type { MetaFunction } from '@remix-run/node';
import { WelcomePage } from '~/features/registration/welcome-page';
import type { loadWelcome } from '~/features/registration/welcome.server';
import { sendForm } from '~/forms/send-form';
import { pageTitle } from '~/shell/page-title';

export { loadWelcome as loader, submitWelcome as action } from '~/features/registration/welcome.server';

export const meta: MetaFunction<typeof loadWelcome> = (args) => pageTitle(args, args.data?.copy.title);

export const clientAction = sendForm;

export default WelcomePage;
