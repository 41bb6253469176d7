import type { AppLoadContext } from '@remix-run/node';
import { facetsIn, type Facets } from '~/features/play/lobby/facets.server';
import { featureName } from '~/features/play/lobby/feature-name.server';
import { filtersFor } from '~/features/play/lobby/filters.server';
import type { AllLobbies } from '~/features/play/lobby/list-lobbies.server';
import { LOBBIES } from '~/features/play/lobby/lobby';
import type { LobbyCategory } from '~/features/play/lobby/lobby-categories';
import { lobbyAddress, WHOLE } from '~/features/play/lobby/lobby-view';
import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { FoundLink } from './found-link';
import { createSearchIndex, type Found } from './search-index';

/**
 * Finds the categories of the lobbies that have games, and the features that games can be filtered by.
 *
 * @param isDetailed whether the operator has the capability `lobby-detail`
 */
export const findCategories = (
  { page: { translation } }: AppLoadContext,
  lobbies: AllLobbies['lobbies'],
  words: string,
  isDetailed: boolean,
): Found<FoundLink> => {
  const facetsOf = facetsIn(translation.locale);
  return indexOf([
    translation,
    ...lobbies.map(({ games, categories }) => (games.length > 0 ? categories : NONE)),
    ...lobbies.map(({ games }) => (isDetailed ? facetsOf(games) : NO_FACETS)),
  ]).find(words);
};

const NONE: readonly LobbyCategory[] = [];
const NO_FACETS: Features = { feature: [] };

type Features = Pick<Facets, 'feature'>;

const indexOf = memoizeByIdentities((sources: readonly (Translation | readonly LobbyCategory[] | Features)[]) => {
  const [translation, ...lists] = sources as [Translation, ...(readonly LobbyCategory[] | Features)[]];
  const { t } = translation;
  return createSearchIndex(
    LOBBIES.flatMap((lobby, at) => {
      const categories = lists[at] as readonly LobbyCategory[];
      const { feature } = lists[LOBBIES.length + at] as Features;
      const path = `/casino/${lobby}`;
      const features = feature.map((value) => ({
        label: featureName(value, translation),
        href: lobbyAddress(path, { ...WHOLE, feature: [value] }),
      }));
      const [, ...filters] = categories === NONE ? [] : filtersFor({ path, view: WHOLE, categories, t });
      const note = t('lobby', `${lobby}Title`);
      return [...filters, ...features].map(({ label, href }) => ({
        item: { label, note, link: { href } },
        name: label,
      }));
    }),
  );
});
