import type { MetaFunction } from '@remix-run/node';
import { ChangePasswordPage } from '~/features/change-password/change-password-page';
import type { loadChangePassword } from '~/features/change-password/change-password.server';
import { sendForm } from '~/forms/send-form';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export {
  loadChangePassword as loader,
  submitChangePassword as action,
} from '~/features/change-password/change-password.server';

export const meta: MetaFunction<typeof loadChangePassword> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = crumbs<typeof loadChangePassword>(({ copy }) => [{ label: copy.title }]);

export const clientAction = sendForm;

export default ChangePasswordPage;
