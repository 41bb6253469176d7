import type { MetaFunction } from '@remix-run/node';
import { MethodsPage } from '~/features/money/payment-methods/methods-page';
import type { loadWithdrawMethods } from '~/features/money/payment-methods/methods.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadWithdrawMethods as loader } from '~/features/money/payment-methods/methods.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadWithdrawMethods> = (args) => pageTitle(args, args.data?.copy.withdrawTitle);

export const handle = definePage<typeof loadWithdrawMethods>({
  description: 'withdraw',
  search: { label: (t) => t('account-menu', 'withdraw'), words: 'withdraw' },
  money: true,
  crumbs: ({ copy }) => [{ label: copy.withdrawTitle }],
});

export default MethodsPage;
