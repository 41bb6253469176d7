import type { loadRounds } from '~/features/money/history/rounds.server';
import { definePage } from '~/shell/define-page';

export { loadRounds as loader } from '~/features/money/history/rounds.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { RoundsPage as default } from '~/features/money/history/rounds-page';

export const handle = definePage<typeof loadRounds>({
  title: ({ title }) => title,
  description: 'gameHistory',
  search: { label: (t) => t('account-menu', 'gameHistory'), words: 'gameHistory' },
});
