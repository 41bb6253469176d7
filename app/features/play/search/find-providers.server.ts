import type { AppLoadContext } from '@remix-run/node';
import { providerAddress } from '~/features/play/game-address/encode-game';
import { plainFacetsIn } from '~/features/play/lobby/facets.server';
import type { AllLobbies } from '~/features/play/lobby/list-lobbies.server';
import { LOBBIES } from '~/features/play/lobby/lobby';
import { lobbyAddress, WHOLE } from '~/features/play/lobby/lobby-view';
import { DEFAULT_LOCALE } from '~/i18n/locale';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import type { FoundLink } from './found-link';
import { createSearchIndex, type Found } from './search-index';

/** Finds the page about a provider; without `lobby-detail` its games in each lobby. */
export function findProviders(
  { page: { translation } }: AppLoadContext,
  lobbies: AllLobbies['lobbies'],
  words: string,
): Found<FoundLink> {
  const { items, fits, isForgiving } = indexOf(lobbies.map(({ games }) => games)).find(words);
  if (lobbies.some(({ isDetailed }) => isDetailed)) {
    const names = items.map(({ provider }) => provider);
    const isFirst = (at: number) => names.indexOf(names[at] ?? '') === at;
    const toLink = (label: string) => ({ label, note: null, link: { href: providerAddress(label) } });
    return {
      items: names.filter((_, at) => isFirst(at)).map(toLink),
      fits: fits.filter((_, at) => isFirst(at)),
      isForgiving,
    };
  }
  const links = items.map(({ lobby, provider }) => ({
    label: provider,
    note: translation.t('lobby', `${lobby}Title`),
    link: { href: lobbyAddress(`/casino/${lobby}`, { ...WHOLE, provider: [provider] }) },
  }));
  return { items: links, fits, isForgiving };
}

const indexOf = memoizeByIdentities((lists: readonly (readonly Game[])[]) =>
  createSearchIndex(
    LOBBIES.flatMap((lobby, at) =>
      plainFacetsIn(DEFAULT_LOCALE)(lists[at] ?? []).provider.map((provider) => ({
        item: { lobby, provider },
        name: provider,
      })),
    ),
  ),
);
