import { CashOutPage } from '~/features/betting/my-bets/cash-out-page';
import type { loadCashOut } from '~/features/betting/my-bets/cash-out.server';
import { BETS_PATH } from '~/features/betting/addresses/bets-path';
import { definePage } from '~/shell/define-page';

export { loadCashOut as loader, submitCashOut as action } from '~/features/betting/my-bets/cash-out.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { sendForm as clientAction } from '~/forms/send-form';

export const handle = definePage<typeof loadCashOut>({
  title: ({ copy }) => copy.title,
  stepUp: true,
  description: 'gameHistory',
  capability: 'bets',
  dialog: { size: 'medium', Form: CashOutPage },
  money: true,
  crumbs: ({ copy }) => [{ label: copy.bets, href: BETS_PATH }, { label: copy.title }],
});

export default CashOutPage;
