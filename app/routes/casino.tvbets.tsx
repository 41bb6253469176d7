import type { MetaFunction } from '@remix-run/node';
import { LobbyPage } from '~/features/play/lobby/lobby-page';
import type { loadTvbets } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadTvbets as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadTvbets> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadTvbets>({
  description: 'tvbets',
  search: { label: (t) => t('menus', 'tvGames'), words: 'tvbets' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
  crumbs: ({ title }) => [{ label: title }],
});

export default LobbyPage;
