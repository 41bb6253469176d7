import type { loadPayments } from '~/features/money/history/payments.server';
import { definePage } from '~/shell/define-page';

export { loadPayments as loader } from '~/features/money/history/payments.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { PaymentsPage as default } from '~/features/money/history/payments-page';

export const handle = definePage<typeof loadPayments>({
  title: ({ title }) => title,
  description: 'financialActivities',
  search: { label: (t) => t('account-menu', 'financialActivities'), words: 'financialActivities' },
  money: true,
});
