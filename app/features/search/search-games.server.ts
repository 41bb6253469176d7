import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { uniqueGames, listLobby } from '~/features/lobby/list-games.server';
import { LOBBIES } from '~/features/lobby/lobby';
import { foldText } from '~/lib/fold-text';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import { shorten } from '~/lib/shorten';
import { casino, type Game } from '~/upstream/contract/casino';
import { createSearchIndex, type Entry } from './search-index';

const MAX_WORDS_LENGTH = 100;

/**
 * Cache of the operator's results, which are public. It is separate from the content cache, because visitors choose its
 * keys.
 */
const found = new LRUCache<string, readonly Game[]>({ max: 300, ttl: 60_000 });

interface GameSearch {
  readonly words: string;
  readonly isLive: boolean;
  /** Maximum number of games. */
  readonly take: number;
}

/** Reads the search words and the kind of games from an address. */
export function searchFrom(address: string): Pick<GameSearch, 'words' | 'isLive'> {
  const { searchParams } = new URL(address);
  const words = shorten((searchParams.get('search') ?? '').replace(/\s+/g, ' ').trim(), MAX_WORDS_LENGTH);
  return { words, isLive: searchParams.get('live') === '1' };
}

/**
 * Searches games by name or provider: in the lobbies' lists, the best fit first, then the operator's further results. The
 * operator knows all games but may not match "isik" to "Işık". Games with one wrong letter come after all others. Never
 * throws: a failed call gives no results.
 */
export async function searchGames(context: AppLoadContext, { words, isLive, take }: GameSearch) {
  const folded = foldText(words);
  if (folded === '') return [];
  const lobbies = LOBBIES.filter((lobby) => (lobby === 'live') === isLive);
  const [theirs, ...lists] = await Promise.all([
    askOperator(context, { words, isLive, take }),
    ...lobbies.map((lobby) => listLobby(context.content, lobby)),
  ]);
  const ours = indexOf(lists.map(({ games }) => games)).find(words);
  return uniqueGames([...(ours.isForgiving ? theirs : []), ...ours.items, ...theirs]).slice(0, take);
}

async function askOperator(context: AppLoadContext, { words, isLive, take }: GameSearch): Promise<readonly Game[]> {
  const key = JSON.stringify([context.page.translation.locale, isLive, take, words]);
  const known = found.get(key);
  if (known) return known;
  const { allowed } = await context.site.limits.searchByNetwork.consume(context.player.ipAddress);
  if (!allowed) return [];
  const outcome = await context.operator.askAsSite(casino.games, { live: isLive, search: words, skip: 0, take });
  if (outcome.kind !== 'success') return [];
  const games = outcome.data.slice(0, take);
  found.set(key, games);
  return games;
}

/** The search index of some lobbies' lists. It is built again when the content cache has read one of them again. */
const indexOf = memoizeByIdentities((lists: readonly (readonly Game[])[]) =>
  createSearchIndex(uniqueGames(lists.flat()).map(toEntry)),
);

const toEntry = (game: Game): Entry<Game> => ({
  item: game,
  name: game.name,
  also: game.providerName ?? null,
  popularity: game.popularity ?? null,
});
