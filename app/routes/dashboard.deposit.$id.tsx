import type { MetaFunction } from '@remix-run/node';
import type { loadDeposit } from '~/features/cashier/payment-form.server';
import { PaymentPage } from '~/features/cashier/payment-page';
import { sendForm } from '~/forms/send-form';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadDeposit as loader } from '~/features/cashier/payment-form.server';
export { submitDeposit as action } from '~/features/cashier/submit-payment.server';

export const meta: MetaFunction<typeof loadDeposit> = (args) => pageTitle(args, args.data?.title);

export const handle = crumbs<typeof loadDeposit>(({ copy, back, title }) => [
  { label: copy.depositTitle, href: back },
  { label: title },
]);

export const clientAction = sendForm;

export default PaymentPage;
