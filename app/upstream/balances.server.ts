import { LRUCache } from 'lru-cache';
import type { DistributedSingleFlight } from '~/lib/single-flight';
import type { Caller, OperatorClient } from './client.server';
import type { CallData } from './contract/call';
import { user } from './contract/user';
import type { Outcome } from './outcome';

/** The outcome of a balance call, with the time of the operator's answer in milliseconds since 1970. */
type BalanceOutcome = Outcome<CallData<typeof user.balance>> & { readonly asOf: number };

/** Reads balances from the operator, at most once in three seconds for each session. All tabs and pages share the result. */
export interface Balances {
  ask(sessionId: string, caller: Caller): Promise<BalanceOutcome>;
  /** Deletes the known balance after a payment: the next read asks the operator. */
  forget(sessionId: string): Promise<void>;
}

const FRESH_MS = 3_000;
const MAX_SESSIONS = 50_000;

const freshFor = ({ asOf }: BalanceOutcome) => Math.max(1, asOf + FRESH_MS - Date.now());

/** @param elsewhere shares balances with the other instances; null when there are none */
export function createBalances(client: OperatorClient, elsewhere: DistributedSingleFlight | null = null): Balances {
  const keyOf = (sessionId: string) => `balance ${sessionId}`;
  const read = async (caller: Caller): Promise<BalanceOutcome> => ({
    ...(await client.ask(user.balance, {}, caller)),
    asOf: Date.now(),
  });
  const known = new LRUCache<string, BalanceOutcome, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // `set` and `delete` abort a pending fetch. Callers that wait for it must still get its result.
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
