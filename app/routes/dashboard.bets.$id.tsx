import type { loadBet } from '~/features/betting/my-bets/bet.server';
import { BETS_PATH } from '~/features/betting/addresses/bets-path';
import { definePage } from '~/shell/define-page';

export { loadBet as loader } from '~/features/betting/my-bets/bet.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { BetPage as default } from '~/features/betting/my-bets/bet-page';

export const handle = definePage<typeof loadBet>({
  title: ({ heading }) => heading,
  description: 'gameHistory',
  capability: 'bets',
  money: true,
  crumbs: ({ copy, heading }) => [{ label: copy.title, href: BETS_PATH }, { label: heading }],
});
