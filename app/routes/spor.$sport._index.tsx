import type { loadSports } from '~/features/betting/sportsbook/sportsbook.server';
import { definePage } from '~/shell/define-page';

export { default, loader, meta, shouldRevalidate } from './spor._index';

export const handle = definePage<typeof loadSports>({
  title: ({ title }) => title,
  description: 'sports',
  loginReason: 'bet',
  guestCache: ['page'],
  crumbs: (data) => (data.kind === 'book' ? data.crumbs : []),
});
