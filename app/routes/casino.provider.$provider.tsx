import { providerAddress } from '~/features/play/game-address/encode-game';
import type { loadGameProvider } from '~/features/play/game-provider/game-provider.server';
import { definePage } from '~/shell/define-page';

export { loadGameProvider as loader } from '~/features/play/game-provider/game-provider.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { GameProviderPage as default } from '~/features/play/game-provider/game-provider-page';

export const handle = definePage<typeof loadGameProvider>({
  title: ({ name }) => name,
  description: 'provider',
  capability: 'lobby-detail',
  sitemap: async ({ games }) =>
    (await games()).flatMap(({ provider }) => (provider === null ? [] : providerAddress(provider))),
});
