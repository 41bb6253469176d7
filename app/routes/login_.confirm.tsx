import { ConfirmLoginPage } from '~/features/account/login/confirm-login-page';
import type { loadConfirmLogin } from '~/features/account/login/confirm-login.server';
import { definePage } from '~/shell/define-page';

export {
  loadConfirmLogin as loader,
  submitConfirmLogin as action,
} from '~/features/account/login/confirm-login.server';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadConfirmLogin>({
  title: ({ copy }) => copy.title,
  description: 'login',
  dialog: { size: 'medium', Form: ConfirmLoginPage },
  robots: 'disallow',
  reminder: false,
  access: 'player',
  returnPath: 'redirectTo',
  crumbs: () => [],
});

/** After the confirmation, the loader would redirect the player a second time. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default ConfirmLoginPage;
