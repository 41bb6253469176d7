import { ChangePasswordPage } from '~/features/account/change-password/change-password-page';
import type { loadChangePassword } from '~/features/account/change-password/change-password.server';
import { definePage } from '~/shell/define-page';

export {
  loadChangePassword as loader,
  submitChangePassword as action,
} from '~/features/account/change-password/change-password.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadChangePassword>({
  title: ({ copy }) => copy.title,
  description: 'changePassword',
  search: { label: (t) => t('account-menu', 'changePassword'), words: 'changePassword' },
  dialog: { size: 'medium', Form: ChangePasswordPage },
});

export default ChangePasswordPage;
