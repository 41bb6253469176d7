import type { MetaFunction } from '@remix-run/node';
import { RegistrationPage } from '~/features/registration/registration-page';
import type { loadRegistration } from '~/features/registration/registration.server';
import { sendForm } from '~/forms/send-form';
import { pageTitle } from '~/shell/page-title';

export { loadRegistration as loader, submitRegistration as action } from '~/features/registration/registration.server';

export const meta: MetaFunction<typeof loadRegistration> = (args) => pageTitle(args, args.data?.copy.title);

export const clientAction = sendForm;

export default RegistrationPage;
