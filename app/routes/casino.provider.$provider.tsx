import type { MetaFunction } from '@remix-run/node';
import { providerAddress } from '~/features/play/game-address/provider-address';
import { GameProviderPage } from '~/features/play/game-provider/game-provider-page';
import type { loadGameProvider } from '~/features/play/game-provider/game-provider.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadGameProvider as loader } from '~/features/play/game-provider/game-provider.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadGameProvider> = (args) => pageTitle(args, args.data?.name);

export const handle = definePage<typeof loadGameProvider>({
  description: 'provider',
  capability: 'lobby-detail',
  sitemap: async ({ games }) =>
    (await games()).flatMap(({ provider }) => (provider === null ? [] : providerAddress(provider))),
  crumbs: ({ name }) => [{ label: name }],
});

export default GameProviderPage;
