import type { loadTvbets } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';

export { loadTvbets as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { LobbyPage as default } from '~/features/play/lobby/lobby-page';

export const handle = definePage<typeof loadTvbets>({
  title: ({ title }) => title,
  description: 'tvbets',
  search: { label: (t) => t('menus', 'tvGames'), words: 'tvbets' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
});
