import type { loadReceipt } from '~/features/money/receipt/receipt-page.server';
import { ReceiptPage } from '~/features/money/receipt/receipt-page';
import { definePage } from '~/shell/define-page';

export { loadReceipt as loader } from '~/features/money/receipt/receipt-page.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadReceipt>({
  title: ({ copy }) => copy.title,
  description: 'receipt',
  readByScripts: true,
  dialog: { size: 'medium', Form: ReceiptPage },
  money: true,
  overload: 'payment',
  crumbs: (data) => [
    ...(data.state === 'shown'
      ? [{ label: data.kind === 'deposit' ? data.copy.depositTitle : data.copy.withdrawTitle, href: data.back }]
      : []),
    { label: data.copy.title },
  ],
});

export default ReceiptPage;
