import type { loadBingo } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';

export { loadBingo as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { LobbyPage as default } from '~/features/play/lobby/lobby-page';

export const handle = definePage<typeof loadBingo>({
  title: ({ title }) => title,
  description: 'bingo',
  search: { label: (t) => t('menus', 'bingo'), words: 'bingo' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
});
