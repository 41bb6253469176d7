import type { MetaFunction } from '@remix-run/node';
import { CancelWithdrawalPage } from '~/features/money/cancel-withdrawal/cancel-withdrawal-page';
import type { loadCancellation } from '~/features/money/cancel-withdrawal/cancel-withdrawal.server';
import { sendForm } from '~/forms/send-form';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadCancellation as loader,
  submitCancellation as action,
} from '~/features/money/cancel-withdrawal/cancel-withdrawal.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadCancellation> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadCancellation>({
  stepUp: true,
  description: 'cancelWithdrawal',
  dialog: { size: 'medium', Form: CancelWithdrawalPage },
  money: true,
  crumbs: ({ copy, activities }) => [{ label: copy.activities, href: activities }, { label: copy.title }],
});

export const clientAction = sendForm;

export default CancelWithdrawalPage;
