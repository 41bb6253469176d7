import type { AppLoadContext } from '@remix-run/node';
import { filtersFor } from '~/features/play/lobby/filters.server';
import type { AllLobbies } from '~/features/play/lobby/list-lobbies.server';
import { LOBBIES } from '~/features/play/lobby/lobby';
import type { LobbyCategory } from '~/features/play/lobby/lobby-categories';
import { WHOLE } from '~/features/play/lobby/lobby-view';
import type { Translation } from '~/i18n/translator.server';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { FoundLink } from './found-link';
import { createSearchIndex, type Found } from './search-index';

/** Finds the categories of the lobbies that have games. */
export const findCategories = (
  { page: { translation } }: AppLoadContext,
  lobbies: AllLobbies['lobbies'],
  words: string,
): Found<FoundLink> =>
  indexOf([translation, ...lobbies.map(({ games, categories }) => (games.length > 0 ? categories : NONE))]).find(words);

const NONE: readonly LobbyCategory[] = [];

const indexOf = memoizeByIdentities(([translation, ...lists]: readonly (Translation | readonly LobbyCategory[])[]) => {
  const { t } = translation as Translation;
  return createSearchIndex(
    LOBBIES.flatMap((lobby, at) => {
      const categories = lists[at] as readonly LobbyCategory[];
      if (categories === NONE) return [];
      const [, ...filters] = filtersFor({ path: `/casino/${lobby}`, view: WHOLE, categories, t });
      const note = t('lobby', `${lobby}Title`);
      return filters.map(({ label, href }) => ({ item: { label, note, link: { href } }, name: label }));
    }),
  );
});
