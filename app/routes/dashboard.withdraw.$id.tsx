import type { loadWithdraw } from '~/features/money/payment-form/payment-form.server';
import { PaymentPage } from '~/features/money/payment-form/payment-page';
import { definePage } from '~/shell/define-page';

export { loadWithdraw as loader } from '~/features/money/payment-form/payment-form.server';
export { submitWithdraw as action } from '~/features/money/submit-payment/submit-payment.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadWithdraw>({
  title: ({ kindLabel, title }) => `${kindLabel}: ${title}`,
  stepUp: true,
  draft: 'payment',
  description: 'withdraw',
  loginReason: 'withdraw',
  dialog: { size: 'medium', Form: PaymentPage },
  money: true,
  overload: 'payment',
  crumbs: ({ copy, back, title }) => [{ label: copy.withdrawTitle, href: back }, { label: title }],
});

export default PaymentPage;
