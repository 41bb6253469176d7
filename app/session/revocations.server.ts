import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { atMostEntries } from '~/lib/at-most-entries';
import { foldUsername } from '~/lib/fold-username';
import type { KeyedDigest } from '~/lib/keyed-digest.server';
import { memoizeLatest } from '~/lib/memoize-latest';
import { parseJson } from '~/lib/parse-json';
import { createFlightGroup } from '~/lib/single-flight';
import { createReplicatedMap, type Replication } from '~/platform/state/replicated-map.server';
import { createStoredReader, MALFORMED, type OnMalformed } from '~/platform/state/stored-value.server';
import type { Caller } from '~/upstream/client.server';
import type { FailureKind } from '~/upstream/outcome';

/** What the operator says of a session. `unknown`: it did not answer, so the next request asks again. */
export type SessionState = 'open' | 'over' | 'unknown';

export interface CheckedSession {
  readonly id: string;
  /** As the operator or the player writes it. */
  readonly username: string;
  readonly startedAt: number;
  /** The latest demand that the session was found open after. */
  readonly checkedAt?: number | undefined;
}

/** Sessions that were found open. */
const MAX_OPEN = 100_000;

/** Every request and balance poll of a player needs the account. */
const MAX_ACCOUNTS = 20_000;

/** How long a check may take: the page that waits for it needs the rest of its time. */
const PATIENCE_MS = 1_500;

/** Such a session needs no check. Not zero: a login's answer may come after the end of its session, and clocks differ. */
const LOGIN_MS = 10_000;

interface RevocationsOptions {
  readonly shared: Replication;
  /** Keys and messages do not name players. */
  readonly digest: Pick<KeyedDigest, 'of'>;
  /** The time after which no session is left that began before the demand. */
  readonly lifetimeSeconds: number;
  readonly onMalformed: OnMalformed;
  ask(caller: Caller): Promise<{ readonly kind: 'success' | FailureKind }>;
  /** Called for every demand, here or at another instance. May be called twice for one. */
  onDemand(account: string, demandedAt: number): void;
}

const sharedDemand = z.number().nonnegative();
const demandEvent = z.object({ account: z.string(), demandedAt: z.number(), exceptId: z.string().nullable() });
type DemandEvent = z.output<typeof demandEvent>;

export type Revocations = ReturnType<typeof createRevocations>;

/**
 * Checks of sessions that the operator may have ended: the site does not know which, because it knows its own sessions by
 * other ids. A demand says that all sessions of a player, at every instance, must be checked before they are served again;
 * each is then checked once, by one call.
 */
export function createRevocations(options: RevocationsOptions) {
  const { shared, digest, lifetimeSeconds, ask, onDemand, onMalformed } = options;
  const readStored = createStoredReader(onMalformed);
  /** By session: the latest demand after which it was found open. Requests that set no cookie need it. */
  const open = new LRUCache<string, number>({ ...atMostEntries(MAX_OPEN), ttl: lifetimeSeconds * 1000 });
  const checks = createFlightGroup();
  const accountOf = memoizeLatest((username) => digest.of(foldUsername(username)), MAX_ACCOUNTS);

  const noteOpen = (sessionId: string, demandedAt: number) =>
    void open.set(sessionId, Math.max(demandedAt, open.get(sessionId) ?? 0));

  const demands = createReplicatedMap<number, DemandEvent>({
    ...{ name: 'session-checks', shared, lifetimeSeconds },
    read: (message) => demandEvent.safeParse(parseJson(message)).data ?? null,
    write: (event) => JSON.stringify(event),
    hear({ account, demandedAt, exceptId }, local) {
      local.set(account, Math.max(demandedAt, local.get(account) ?? 0));
      if (exceptId !== null) noteOpen(exceptId, demandedAt);
      onDemand(account, demandedAt);
    },
  });

  async function find(account: string): Promise<number | undefined> {
    const text = await demands.find(account);
    const known = readStored(demands.keyOf(account), text, sharedDemand);
    if (known !== MALFORMED) return Math.max(known ?? 0, demands.local.get(account) ?? 0) || undefined;
    // The demand may be of any time: the player's sessions are checked once more.
    const demandedAt = Date.now();
    demands.local.set(account, demandedAt);
    await demands.replace(account, text ?? '', String(demandedAt));
    return demandedAt;
  }

  async function askOperator({ id }: CheckedSession, demandedAt: number, caller: Caller): Promise<SessionState> {
    const { kind } = await ask({ ...caller, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (kind === 'unauthorised') return 'over';
    if (kind !== 'success' && kind !== 'refused') return 'unknown';
    noteOpen(id, demandedAt);
    return 'open';
  }

  return {
    /** Stands for the player where the name itself must not be kept. */
    accountOf,
    /**
     * Call it when the operator has ended sessions of the player, or may have. @param exceptId the session that asked for it
     */
    async demand(username: string, exceptId: string | null) {
      const account = accountOf(username);
      // Later than every earlier one, even if another instance's clock is ahead.
      const demandedAt = Math.max(Date.now(), ((await find(account)) ?? 0) + 1);
      await demands.tell({ account, demandedAt, exceptId }, account, String(demandedAt));
      return demandedAt;
    },
    /** The latest demand, in milliseconds since 1970. Undefined without one, as far as this instance knows. */
    find: (username: string) => find(accountOf(username)),
    /** Asks the operator, unless the session is known to be open after the demand. Never waits longer than `PATIENCE_MS`. */
    async check(session: CheckedSession, demandedAt: number, caller: Caller) {
      const checkedAt = Math.max(session.checkedAt ?? 0, open.get(session.id) ?? 0);
      if (checkedAt >= demandedAt || session.startedAt - LOGIN_MS > demandedAt) return 'open';
      return checks.run(`${session.id} ${demandedAt}`, () => askOperator(session, demandedAt, caller));
    },
  };
}
