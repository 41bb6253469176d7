import type { AppLoadContext } from '@remix-run/node';
import { shorten } from '~/lib/shorten';
import { findLinks } from './find-links.server';
import { LINK_GROUPS, type FoundGroup, type FoundLink, type LinkGroup } from './found-link';
import { scopeFrom, type Scope } from './search-address';
import { searchGames, type FoundGames } from './search-games.server';
import type { Found } from './search-index';

const MAX_WORDS_LENGTH = 100;

interface Search {
  readonly words: string;
  readonly scope: Scope;
}

interface FoundLinks extends Pick<FoundGroup, 'fits'> {
  readonly id: LinkGroup;
  readonly links: readonly FoundLink[];
}

export interface FoundEverything {
  readonly games: FoundGames;
  /** Those that have links, that of the best fit first; none in a search of one lobby. */
  readonly groups: readonly FoundLinks[];
  /** Whether everything found has one wrong letter. */
  readonly isForgiving: boolean;
  /** Whether something could not be read, so that results may be missing. */
  readonly isPartial: boolean;
}

export function searchFrom(address: string): Search {
  const { searchParams } = new URL(address);
  const words = shorten((searchParams.get('search') ?? '').replace(/\s+/g, ' ').trim(), MAX_WORDS_LENGTH);
  return { words, scope: scopeFrom(searchParams.get('live')) };
}

/** What has one wrong letter is found only where nothing fits exactly. @param take maximum number of games */
export async function searchEverything(
  context: AppLoadContext,
  search: Search,
  take: number,
): Promise<FoundEverything> {
  const [games, links] = await Promise.all([
    searchGames(context, { ...search, take }),
    search.scope === 'all' && search.words !== '' ? findLinks(context, search.words) : null,
  ]);
  const groups = LINK_GROUPS.flatMap((id): (FoundGroup & { id: LinkGroup })[] => (links ? [{ id, ...links[id] }] : []));
  const isForgiving = ![games, ...groups].some(({ items, isForgiving }) => items.length > 0 && !isForgiving);
  const accepted = <Item>({ items, isForgiving: needs }: Found<Item>) => (needs && !isForgiving ? [] : items);
  return {
    games: { ...games, items: accepted(games) },
    groups: groups
      .map((group) => ({ id: group.id, links: accepted(group), fits: group.fits }))
      .filter((group) => group.links.length > 0)
      .sort((one, other) => fitOfBest(one) - fitOfBest(other)),
    isForgiving,
    isPartial: [games, ...groups].some(({ isPartial }) => isPartial),
  };
}

const fitOfBest = ({ fits: [best = 0] }: FoundLinks) => best;
