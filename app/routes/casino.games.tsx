import type { loadGames } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';

export { loadGames as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { LobbyPage as default } from '~/features/play/lobby/lobby-page';

export const handle = definePage<typeof loadGames>({
  title: ({ title }) => title,
  description: 'games',
  search: { label: (t) => t('menus', 'games'), words: 'games' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
});
