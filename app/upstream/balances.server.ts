import { LRUCache } from 'lru-cache';
import type { DistributedSingleFlight } from '~/lib/single-flight';
import type { Caller, OperatorClient } from './client.server';
import type { CallData } from './contract/call';
import { user } from './contract/user';
import type { Outcome } from './outcome';

/** With the time at which the operator said so, in milliseconds since 1970. */
type BalanceOutcome = Outcome<CallData<typeof user.balance>> & { readonly asOf: number };

/** Balances, asked for at most once per session in three seconds, however many tabs and pages want to know. */
export interface Balances {
  ask(sessionId: string, caller: Caller): Promise<BalanceOutcome>;
  /** Money moved: the next one who wants to know asks anew. */
  forget(sessionId: string): Promise<void>;
}

const FRESH_MS = 3_000;
const MAX_SESSIONS = 50_000;

const freshFor = ({ asOf }: BalanceOutcome) => Math.max(1, asOf + FRESH_MS - Date.now());

/** @param elsewhere shares them with the other instances; null for one that stands alone */
export function createBalances(client: OperatorClient, elsewhere: DistributedSingleFlight | null = null): Balances {
  const keyOf = (sessionId: string) => `balance ${sessionId}`;
  const read = async (caller: Caller): Promise<BalanceOutcome> => ({
    ...(await client.ask(user.balance, {}, caller)),
    asOf: Date.now(),
  });
  const known = new LRUCache<string, BalanceOutcome, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // What is known or forgotten meanwhile must not fail those who have asked.
    ignoreFetchAbort: true,
    async fetchMethod(sessionId, _stale, { context, options }) {
      if (!elsewhere) return read(context);
      const outcome = await elsewhere.run(keyOf(sessionId), () => read(context), freshFor);
      options.ttl = freshFor(outcome);
      return outcome;
    },
  });
  return {
    ask: async (sessionId, caller) =>
      (await known.fetch(sessionId, { context: caller })) ?? { kind: 'unavailable', asOf: Date.now() },
    async forget(sessionId) {
      known.delete(sessionId);
      await elsewhere?.forget(keyOf(sessionId));
    },
  };
}
