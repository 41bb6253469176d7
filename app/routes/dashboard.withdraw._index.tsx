import type { loadWithdrawMethods } from '~/features/money/payment-methods/methods.server';
import { definePage } from '~/shell/define-page';

export { loadWithdrawMethods as loader } from '~/features/money/payment-methods/methods.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { MethodsPage as default } from '~/features/money/payment-methods/methods-page';

export const handle = definePage<typeof loadWithdrawMethods>({
  title: ({ copy }) => copy.withdrawTitle,
  description: 'withdraw',
  loginReason: 'withdraw',
  search: { label: (t) => t('account-menu', 'withdraw'), words: 'withdraw' },
  money: true,
});
