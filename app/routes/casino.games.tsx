import type { MetaFunction } from '@remix-run/node';
import { LobbyPage } from '~/features/play/lobby/lobby-page';
import type { loadGames } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadGames as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadGames> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadGames>({
  description: 'games',
  search: { label: (t) => t('menus', 'games'), words: 'games' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
  crumbs: ({ title }) => [{ label: title }],
});

export default LobbyPage;
