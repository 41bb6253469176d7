import type { MetaFunction } from '@remix-run/node';
import { LobbyPage } from '~/features/play/lobby/lobby-page';
import type { loadSlot } from '~/features/play/lobby/lobby.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadSlot as loader } from '~/features/play/lobby/lobby.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadSlot> = (args) => pageTitle(args, args.data?.title);

export const handle = definePage<typeof loadSlot>({
  description: 'slot',
  search: { label: (t) => t('menus', 'slot'), words: 'slot' },
  guestCache: ['category', 'provider', 'page'],
  sitemap: 'in-menu',
  crumbs: ({ title }) => [{ label: title }],
});

export default LobbyPage;
