import { LRUCache } from 'lru-cache';
import type { Caller, OperatorClient } from '~/upstream/client.server';
import type { CallData } from '~/upstream/contract/call';
import { user } from '~/upstream/contract/user';
import type { Outcome } from '~/upstream/outcome';

/** With the time at which the operator said so, in milliseconds since 1970. */
type BalanceOutcome = Outcome<CallData<typeof user.balance>> & { readonly asOf: number };

/** Balances, asked for at most once per session in three seconds, however many tabs and pages want to know. */
export interface Balances {
  ask(sessionId: string, caller: Caller): Promise<BalanceOutcome>;
  /** Money moved: the next one who wants to know asks anew. */
  forget(sessionId: string): void;
}

const FRESH_MS = 3_000;
const MAX_SESSIONS = 50_000;

export function createBalances(client: OperatorClient): Balances {
  const known = new LRUCache<string, BalanceOutcome, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // What is known or forgotten meanwhile must not fail those who have asked.
    ignoreFetchAbort: true,
    fetchMethod: async (_sessionId, _stale, { context }) => ({
      ...(await client.ask(user.balance, {}, context)),
      asOf: Date.now(),
    }),
  });
  return {
    ask: async (sessionId, caller) =>
      (await known.fetch(sessionId, { context: caller })) ?? { kind: 'unavailable', asOf: Date.now() },
    forget: (sessionId) => void known.delete(sessionId),
  };
}
