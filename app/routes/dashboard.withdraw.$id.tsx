import type { MetaFunction } from '@remix-run/node';
import type { loadWithdraw } from '~/features/cashier/payment-form.server';
import { PaymentPage } from '~/features/cashier/payment-page';
import { sendForm } from '~/forms/send-form';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadWithdraw as loader } from '~/features/cashier/payment-form.server';
export { submitWithdraw as action } from '~/features/cashier/submit-payment.server';

export const meta: MetaFunction<typeof loadWithdraw> = (args) => pageTitle(args, args.data?.title);

export const handle = crumbs<typeof loadWithdraw>(({ copy, back, title }) => [
  { label: copy.withdrawTitle, href: back },
  { label: title },
]);

export const clientAction = sendForm;

export default PaymentPage;
