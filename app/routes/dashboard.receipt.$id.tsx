import type { MetaFunction } from '@remix-run/node';
import type { loadReceipt } from '~/features/cashier/receipt-page.server';
import { ReceiptPage } from '~/features/cashier/receipt-page';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadReceipt as loader } from '~/features/cashier/receipt-page.server';

export const meta: MetaFunction<typeof loadReceipt> = (args) => pageTitle(args, args.data?.copy.receiptTitle);

export const handle = crumbs<typeof loadReceipt>(({ copy, kind, back }) => [
  { label: kind === 'deposit' ? copy.depositTitle : copy.withdrawTitle, href: back },
  { label: copy.receiptTitle },
]);

export default ReceiptPage;
