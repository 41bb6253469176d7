import type { MetaFunction } from '@remix-run/node';
import { MethodsPage } from '~/features/money/payment-methods/methods-page';
import type { loadDepositMethods } from '~/features/money/payment-methods/methods.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadDepositMethods as loader } from '~/features/money/payment-methods/methods.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadDepositMethods> = (args) => pageTitle(args, args.data?.copy.depositTitle);

export const handle = definePage<typeof loadDepositMethods>({
  description: 'deposit',
  search: { label: (t) => t('account-menu', 'deposit'), words: 'deposit' },
  dialog: { size: 'medium', Form: MethodsPage },
  money: true,
  crumbs: ({ copy }) => [{ label: copy.depositTitle }],
});

export default MethodsPage;
