import type { loadMatch } from '~/features/betting/book/match.server';
import { definePage } from '~/shell/define-page';

export { loadMatch as loader } from '~/features/betting/book/match.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { MatchPage as default } from '~/features/betting/book/match-page';

export const handle = definePage<typeof loadMatch>({
  title: ({ title }) => title,
  description: 'sports',
  loginReason: 'bet',
  capability: 'bets',
  crumbs: ({ sport, league, title }) => [sport, league, { label: title }],
});
