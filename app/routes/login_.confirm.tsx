import type { MetaFunction } from '@remix-run/node';
import { ConfirmLoginPage } from '~/features/account/login/confirm-login-page';
import type { loadConfirmLogin } from '~/features/account/login/confirm-login.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadConfirmLogin as loader,
  submitConfirmLogin as action,
} from '~/features/account/login/confirm-login.server';

export const meta: MetaFunction<typeof loadConfirmLogin> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadConfirmLogin>({
  description: 'login',
  dialog: { size: 'medium', Form: ConfirmLoginPage },
  robots: 'disallow',
  reminder: false,
  access: 'player',
  returnPath: 'redirectTo',
});

export const clientAction = sendForm;

/** After the confirmation, the loader would redirect the player a second time. */
export const shouldRevalidate = ({ formMethod }: { formMethod?: string }) => formMethod === undefined;

export default ConfirmLoginPage;
