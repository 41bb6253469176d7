import type { MetaFunction } from '@remix-run/node';
import { RegistrationPage } from '~/features/account/registration/registration-page';
import type { loadRegistration } from '~/features/account/registration/registration.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadRegistration as loader,
  submitRegistration as action,
} from '~/features/account/registration/registration.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadRegistration> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadRegistration>({
  description: 'register',
  search: { label: (t) => t('registration', 'title'), words: 'register', forGuests: true },
  dialog: { size: 'wide', Form: RegistrationPage },
  sitemap: true,
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

export default RegistrationPage;
