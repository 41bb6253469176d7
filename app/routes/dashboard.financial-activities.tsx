import type { MetaFunction } from '@remix-run/node';
import { PaymentsPage } from '~/features/money/history/payments-page';
import type { loadPayments } from '~/features/money/history/payments.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadPayments as loader } from '~/features/money/history/payments.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadPayments> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadPayments>({
  description: 'financialActivities',
  search: { label: (t) => t('account-menu', 'financialActivities'), words: 'financialActivities' },
  money: true,
  crumbs: ({ title }) => [{ label: title }],
});

export default PaymentsPage;
