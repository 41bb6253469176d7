import type { AppLoadContext } from '@remix-run/node';
import { LRUCache } from 'lru-cache';
import { casino, type Game } from '~/upstream/contract/casino';
import { hasCapability } from '~/upstream/has-capability.server';
import type { Scope } from './search-address';

interface Question {
  readonly words: string;
  readonly scope: Scope;
  readonly take: number;
}

/** The operator's results are public, and apart from the content cache, because visitors choose the keys. */
const known = new LRUCache<string, readonly Game[]>({ max: 300, ttl: 60_000 });

/** The games that the operator's own search finds. Null when it fails, or after too many searches of a network. */
export async function askOperator(
  context: AppLoadContext,
  { words, scope, take }: Question,
): Promise<readonly Game[] | null> {
  const key = JSON.stringify([context.page.translation.locale, scope, take, words]);
  const cached = known.get(key);
  if (cached) return cached;
  const { allowed } = await context.site.limits.searchByNetwork.consume(context.player.ipAddress);
  if (!allowed) return null;
  const outcomes = await Promise.all(await callsFor(context, { words, scope, take }));
  const games = outcomes.flatMap((outcome) => (outcome.kind === 'success' ? outcome.data.slice(0, take) : []));
  if (outcomes.every(({ kind }) => kind === 'success')) known.set(key, games);
  else if (games.length === 0) return null;
  return games;
}

/** One call finds games of every lobby, where the operator has it. */
async function callsFor(context: AppLoadContext, { words: search, scope, take }: Question) {
  const { operator } = context;
  const page = { search, skip: 0, take };
  if (scope !== 'all') return [operator.askAsSite(casino.games, { live: scope === 'live', ...page })];
  if (await hasCapability(context, 'lobby-detail')) return [operator.askAsSite(casino.search, page)];
  return [false, true].map((live) => operator.askAsSite(casino.games, { live, ...page }));
}
