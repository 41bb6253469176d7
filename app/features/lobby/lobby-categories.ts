import type { CallData } from '~/upstream/contract/call';
import type { cms } from '~/upstream/contract/cms';
import { LOBBIES, type Lobby } from './lobby';

export type Category = CallData<typeof cms.grouped>['casinoCategoryList'][number];

/** A category of the operator, as a lobby offers it for a filter. */
export interface LobbyCategory {
  /** Names it in addresses: the first of its slugs. */
  readonly slug: string;
  readonly name: string;
  /** The `systemCategory` values to ask `casino/games` for. */
  readonly slugs: readonly string[];
}

/** Nothing that an operator lists makes one page ask for more than this. */
const MAX_SLUGS = 20;
const MAX_SLUG_LENGTH = 100;

const toLobbyCategory = ({ name, slugList }: Category): LobbyCategory[] => {
  const slugs = slugList.filter((slug) => slug !== '' && slug.length <= MAX_SLUG_LENGTH).slice(0, MAX_SLUGS);
  const [slug] = slugs;
  return slug === undefined ? [] : [{ slug, name: name.trim() || slug, slugs }];
};

/** Whether a slug says so itself: the lobby's own name, or that name, a hyphen and more. */
const isOf = (lobby: Lobby, slug: string) => slug === lobby || slug.startsWith(`${lobby}-`);

/**
 * Which slugs hold a lobby's games. The operator's data name no lobby; the slugs do: `slot`, and `slot-new` beside it.
 * The category with the lobby's own slug holds all; without one, those beside it do; without any, the operator is asked
 * for the lobby's name.
 */
export function slugsOfLobby(lobby: Lobby, categories: readonly Category[]): readonly string[] {
  const parsed = categories.flatMap(toLobbyCategory);
  const whole = parsed.filter(({ slugs }) => slugs.includes(lobby));
  const parts = parsed.filter(({ slugs }) => slugs.some((slug) => isOf(lobby, slug)));
  const slugs = (whole.length > 0 ? whole : parts).flatMap(({ slugs }) => slugs);
  return slugs.length > 0 ? [...new Set(slugs)].slice(0, MAX_SLUGS) : [lobby];
}

/**
 * The categories that are parts of a lobby, in the operator's order: those whose slugs say so, and those that the
 * lobby's own games say they are in (`crash` is of `games`, because games of both exist), unless they say another lobby.
 */
export function lobbyCategoriesOf(
  lobby: Lobby,
  categories: readonly Category[],
  games: readonly { categories?: readonly string[] | null | undefined }[],
): readonly LobbyCategory[] {
  const named = new Set(games.flatMap(({ categories }) => categories ?? []));
  return categories.flatMap(toLobbyCategory).filter(({ slugs }) => {
    if (slugs.includes(lobby)) return false;
    if (slugs.some((slug) => isOf(lobby, slug))) return true;
    const isElsewhere = LOBBIES.some((other) => slugs.some((slug) => isOf(other, slug)));
    return !isElsewhere && slugs.some((slug) => named.has(slug));
  });
}
