import { MethodsPage } from '~/features/money/payment-methods/methods-page';
import type { loadDepositMethods } from '~/features/money/payment-methods/methods.server';
import { definePage } from '~/shell/define-page';

export { loadDepositMethods as loader } from '~/features/money/payment-methods/methods.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadDepositMethods>({
  title: ({ copy }) => copy.depositTitle,
  description: 'deposit',
  loginReason: 'deposit',
  search: { label: (t) => t('account-menu', 'deposit'), words: 'deposit', isPlay: true },
  dialog: { size: 'medium', Form: MethodsPage },
  money: true,
});

export default MethodsPage;
