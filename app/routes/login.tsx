import type { MetaFunction } from '@remix-run/node';
import { LoginPage } from '~/features/account/login/login-page';
import type { loadLogin } from '~/features/account/login/login.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadLogin as loader, submitLogin as action } from '~/features/account/login/login.server';

export const meta: MetaFunction<typeof loadLogin> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadLogin>({
  description: 'login',
  search: { label: (t) => t('login', 'title'), words: 'login', forGuests: true },
  dialog: { size: 'medium', Form: LoginPage, whenRedirectedTo: 'navigate' },
  sitemap: true,
  robots: 'disallow-query',
  reminder: false,
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

/** After a login in the dialog, the loader would redirect the player a second time. */
export const shouldRevalidate = () => false;

export default LoginPage;
