import type { LoaderFunctionArgs } from '@remix-run/node';
import { LoginPage } from '~/features/account/login/login-page';
import { loadLogin } from '~/features/account/login/login.server';
import { findRecoveredAccount } from '~/features/account/recovery/recovery-journey.server';
import { findWantedGame } from '~/features/play/games/wanted-game.server';
import { definePage } from '~/shell/define-page';

export { submitLogin as action } from '~/features/account/login/login.server';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const loader = (args: LoaderFunctionArgs) =>
  loadLogin(args, { findGame: findWantedGame, findRecovered: findRecoveredAccount });

export const handle = definePage<typeof loadLogin>({
  title: ({ copy }) => copy.title,
  description: 'login',
  search: { label: (t) => t('login', 'title'), words: 'login', forGuests: true },
  dialog: { size: 'medium', Form: LoginPage, whenRedirectedTo: 'navigate' },
  sitemap: true,
  robots: 'disallow-query',
  reminder: false,
  returnPath: 'redirectTo',
  crumbs: () => [],
});

/** After a login in the dialog, the loader would redirect the player a second time. */
export const shouldRevalidate = () => false;

export default LoginPage;
