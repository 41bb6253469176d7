import { CancelWithdrawalPage } from '~/features/money/cancel-withdrawal/cancel-withdrawal-page';
import type { loadCancellation } from '~/features/money/cancel-withdrawal/cancel-withdrawal.server';
import { definePage } from '~/shell/define-page';

export {
  loadCancellation as loader,
  submitCancellation as action,
} from '~/features/money/cancel-withdrawal/cancel-withdrawal.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadCancellation>({
  title: ({ copy }) => copy.title,
  stepUp: true,
  description: 'cancelWithdrawal',
  dialog: { size: 'medium', Form: CancelWithdrawalPage },
  money: true,
  parents: ({ copy, activities }) => [{ label: copy.activities, href: activities }],
});

export default CancelWithdrawalPage;
