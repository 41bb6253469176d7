import type { MetaFunction } from '@remix-run/node';
import { LobbyPage } from '~/features/play/lobby/lobby-page';
import type { loadLive } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadLive as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadLive> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadLive>({
  description: 'live',
  search: { label: (t) => t('menus', 'liveCasino'), words: 'live' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
  crumbs: ({ title }) => [{ label: title }],
});

export default LobbyPage;
