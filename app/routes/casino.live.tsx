import type { loadLive } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';

export { loadLive as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { LobbyPage as default } from '~/features/play/lobby/lobby-page';

export const handle = definePage<typeof loadLive>({
  title: ({ title }) => title,
  description: 'live',
  search: { label: (t) => t('menus', 'liveCasino'), words: 'live' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
});
