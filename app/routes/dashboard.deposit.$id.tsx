import type { loadDeposit } from '~/features/money/payment-form/payment-form.server';
import { PaymentPage } from '~/features/money/payment-form/payment-page';
import { definePage } from '~/shell/define-page';

export { loadDeposit as loader } from '~/features/money/payment-form/payment-form.server';
export { submitDeposit as action } from '~/features/money/submit-payment/submit-payment.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadDeposit>({
  title: ({ kindLabel, title }) => `${kindLabel}: ${title}`,
  stepUp: true,
  draft: 'payment',
  description: 'deposit',
  loginReason: 'deposit',
  dialog: { size: 'medium', Form: PaymentPage },
  money: true,
  overload: 'payment',
  crumbs: ({ copy, back, title }) => [{ label: copy.depositTitle, href: back }, { label: title }],
});

export default PaymentPage;
