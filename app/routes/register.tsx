import { RegistrationPage } from '~/features/account/registration/registration-page';
import type { loadRegistration } from '~/features/account/registration/registration.server';
import { definePage } from '~/shell/define-page';

export {
  loadRegistration as loader,
  submitRegistration as action,
} from '~/features/account/registration/registration.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadRegistration>({
  title: ({ copy }) => copy.title,
  description: 'register',
  search: { label: (t) => t('registration', 'title'), words: 'register', forGuests: true },
  dialog: { size: 'wide', Form: RegistrationPage },
  sitemap: true,
  returnPath: 'redirectTo',
  crumbs: () => [],
});

export default RegistrationPage;
