import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';
import { LOBBIES, type Lobby } from './lobby';

export type Category = CallData<typeof cms.grouped>['casinoCategoryList'][number];

export interface LobbyCategory {
  /** The first of its slugs that names no earlier category; used in addresses. */
  readonly slug: string;
  readonly name: string;
  /** The `systemCategory` values to send to `casino/games`. */
  readonly slugs: readonly string[];
}

/** Limit of calls for one page. */
const MAX_SLUGS = 20;
const MAX_SLUG_LENGTH = 100;

const toLobbyCategory = ({ name, slugList }: Category): LobbyCategory[] => {
  const slugs = slugList.filter((slug) => slug !== '' && slug.length <= MAX_SLUG_LENGTH).slice(0, MAX_SLUGS);
  const [slug] = slugs;
  return slug === undefined ? [] : [{ slug, name: name.trim() || slug, slugs }];
};

/** Whether a slug belongs to a lobby: the lobby's name, alone or followed by a hyphen. */
const isOf = (lobby: Lobby, slug: string) => slug === lobby || slug.startsWith(`${lobby}-`);

/**
 * The operator's data do not name lobbies, only slugs such as `slot` and `slot-new`: a category with the lobby's own slug
 * holds all games; otherwise the part categories together.
 */
export function slugsOfLobby(lobby: Lobby, categories: readonly Category[]): readonly string[] {
  const parsed = categories.flatMap(toLobbyCategory);
  const whole = parsed.filter(({ slugs }) => slugs.includes(lobby));
  const parts = parsed.filter(({ slugs }) => slugs.some((slug) => isOf(lobby, slug)));
  const slugs = (whole.length > 0 ? whole : parts).flatMap(({ slugs }) => slugs);
  return slugs.length > 0 ? [...new Set(slugs)].slice(0, MAX_SLUGS) : [lobby];
}

/** In the operator's order: by slug, and those that the lobby's own games list, except categories of another lobby. */
export function lobbyCategoriesOf(
  lobby: Lobby,
  categories: readonly Category[],
  games: readonly { categories?: readonly string[] | null | undefined }[],
): readonly LobbyCategory[] {
  const named = new Set(games.flatMap(({ categories }) => categories ?? []));
  const found = categories.flatMap(toLobbyCategory).filter(({ slugs }) => {
    if (slugs.includes(lobby)) return false;
    if (slugs.some((slug) => isOf(lobby, slug))) return true;
    const isOfOtherLobby = LOBBIES.some((other) => slugs.some((slug) => isOf(other, slug)));
    return !isOfOtherLobby && slugs.some((slug) => named.has(slug));
  });
  return withOwnAddresses(found);
}

/** Names each category by the first slug that no earlier one is named by. One without such a slug is left out. */
function withOwnAddresses(categories: readonly LobbyCategory[]): LobbyCategory[] {
  const taken = new Set<string>();
  return categories.flatMap((category) => {
    const slug = category.slugs.find((each) => !taken.has(each));
    if (slug === undefined) return [];
    taken.add(slug);
    return [{ ...category, slug }];
  });
}
