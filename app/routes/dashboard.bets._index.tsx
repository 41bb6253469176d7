import type { loadBets } from '~/features/betting/my-bets/bets.server';
import { definePage } from '~/shell/define-page';

export { loadBets as loader } from '~/features/betting/my-bets/bets.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { BetsPage as default } from '~/features/betting/my-bets/bets-page';

export const handle = definePage<typeof loadBets>({
  title: ({ title }) => title,
  description: 'gameHistory',
  search: { label: (t) => t('account-menu', 'bets'), words: 'bets' },
  capability: 'bets',
});
