import type { MetaFunction } from '@remix-run/node';
import { PaymentsPage } from '~/features/history/payments-page';
import type { loadPayments } from '~/features/history/payments.server';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadPayments as loader } from '~/features/history/payments.server';

export const meta: MetaFunction<typeof loadPayments> = (args) => pageTitle(args, args.data?.title);

export const handle = crumbs<typeof loadPayments>(({ title }) => [{ label: title }]);

export default PaymentsPage;
