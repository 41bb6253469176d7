import type { loadSlot } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';

export { loadSlot as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { LobbyPage as default } from '~/features/play/lobby/lobby-page';

export const handle = definePage<typeof loadSlot>({
  title: ({ title }) => title,
  description: 'slot',
  search: { label: (t) => t('menus', 'slot'), words: 'slot' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
});
