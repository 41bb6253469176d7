import type { MetaFunction } from '@remix-run/node';
import { gameAddress } from '~/features/play/game-address/encode-game';
import type { loadGamePage } from '~/features/play/game-page/game-page.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';
import { shareMeta } from '~/shell/share-meta';

export { loadGamePage as loader } from '~/features/play/game-page/game-page.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { GamePage as default } from '~/features/play/game-page/game-page';

export const handle = definePage<typeof loadGamePage>({
  description: 'game',
  capability: 'lobby-detail',
  sitemap: async ({ games }) => (await games()).map(gameAddress),
  crumbs: (data) => (data.kind === 'game' ? [data.lobby, { label: data.title }] : [{ label: data.copy.noGameTitle }]),
});

export const meta: MetaFunction<typeof loadGamePage> = (args) =>
  args.data?.kind === 'game' ? shareMeta(args, args.data) : pageTitle(args, args.data?.copy.noGameTitle);
