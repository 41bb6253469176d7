import type { MetaFunction } from '@remix-run/node';
import { ChangePasswordPage } from '~/features/account/change-password/change-password-page';
import type { loadChangePassword } from '~/features/account/change-password/change-password.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadChangePassword as loader,
  submitChangePassword as action,
} from '~/features/account/change-password/change-password.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadChangePassword> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadChangePassword>({
  description: 'changePassword',
  search: { label: (t) => t('account-menu', 'changePassword'), words: 'changePassword' },
  dialog: { size: 'medium', Form: ChangePasswordPage },
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export const clientAction = sendForm;

export default ChangePasswordPage;
