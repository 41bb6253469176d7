import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { uniqueGames, listLobby } from '~/features/lobby/list-games.server';
import { LOBBIES } from '~/features/lobby/lobby';
import { foldText } from '~/lib/fold-text';
import { shorten } from '~/lib/shorten';
import { casino, type Game } from '~/upstream/contract/casino';

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
 * Searches games by name or provider: the operator's results, then further matches in the lobbies' lists. The operator
 * knows all games but may not match "isik" to "Işık"; the site compares with Turkish and English letters folded. Never
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
  const ours = lists.flatMap(({ games }) => games).filter(matches(folded));
  return uniqueGames([...theirs, ...ours]).slice(0, take);
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

function matches(folded: string) {
  return ({ name, providerName }: Game) =>
    foldText(name).includes(folded) || foldText(providerName ?? '').includes(folded);
}
