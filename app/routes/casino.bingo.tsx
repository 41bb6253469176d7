import type { MetaFunction } from '@remix-run/node';
import { LobbyPage } from '~/features/play/lobby/lobby-page';
import type { loadBingo } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadBingo as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadBingo> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadBingo>({
  description: 'bingo',
  search: { label: (t) => t('menus', 'bingo'), words: 'bingo' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
  crumbs: ({ title }) => [{ label: title }],
});

export default LobbyPage;
