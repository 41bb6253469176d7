import { LRUCache } from 'lru-cache';
import type { DistributedSingleFlight } from '~/lib/single-flight';
import type { Caller, OperatorClient } from './client.server';
import type { CallData } from './contract/call';
import { user } from './contract/user';
import type { Outcome } from './outcome';

/** With the time of the operator's answer, in milliseconds since 1970. */
type BalanceOutcome = Outcome<CallData<typeof user.balance>> & { readonly asOf: number };

const FRESH_MS = 3_000;
const MAX_SESSIONS = 50_000;

const freshFor = ({ asOf }: BalanceOutcome) => Math.max(1, asOf + FRESH_MS - Date.now());

export type Balances = ReturnType<typeof createBalances>;

/** Makes at most one call for each session in three seconds, for all its tabs. @param distributed null for a single instance */
export function createBalances(client: OperatorClient, distributed: DistributedSingleFlight | null = null) {
  const keyOf = (sessionId: string) => `balance ${sessionId}`;
  const read = async (caller: Caller): Promise<BalanceOutcome> => ({
    ...(await client.ask(user.balance, {}, caller)),
    asOf: Date.now(),
  });
  const known = new LRUCache<string, BalanceOutcome, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // A change of the entry while the call runs must not fail its callers.
    ignoreFetchAbort: true,
    async fetchMethod(sessionId, _stale, { context, options }) {
      if (!distributed) return read(context);
      const outcome = await distributed.run(keyOf(sessionId), () => read(context), freshFor);
      options.ttl = freshFor(outcome);
      return outcome;
    },
  });
  return {
    ask: async (sessionId: string, caller: Caller) =>
      (await known.fetch(sessionId, { context: caller })) ?? { kind: 'unavailable', asOf: Date.now() },
    /** Drops the cached balance, because money moved: the next caller asks the operator. */
    async forget(sessionId: string) {
      known.delete(sessionId);
      await distributed?.forget(keyOf(sessionId));
    },
  };
}
