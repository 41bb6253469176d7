import { setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { LRUCache } from 'lru-cache';
import { siteCaller, type OperatorClient } from './client.server';
import type { Call, CallData, CallRequest } from './contract/call';
import type { LastGood } from './last-good.server';
import type { Failure, Outcome } from './outcome';
import { createOutdatedKeys } from './outdated-keys.server';

const MAX_ENTRIES = 500;

/** How long a failure or an expired copy is used before the operator is asked again. */
const TRY_AGAIN_MS = 5_000;

/** The lifetime of an answer that is over: it began at the start of the process, and lasted a millisecond. */
const OVER = { ttl: 1, start: 1 };

/** How long to wait for the operator where there is an older copy. A page may make two such calls in a row. */
const PATIENCE_MS = 1_000;

/** Content that is also kept on disk, for a site that starts while the operator is unavailable. */
const isWorthKeeping = ({ path }: Call) => path.startsWith('cms/') || path === 'casino/games';

class NoContent extends Error {
  constructor(readonly failure: Failure) {
    super(`no content: ${failure.kind}`);
  }
}

interface Question {
  readonly call: Call;
  readonly request: object;
  readonly locale: string;
}

interface ContentOptions {
  readonly lastGood?: LastGood;
  onRead?(read: 'hit' | 'stale' | 'miss'): void;
  /** Called when a refresh finds another answer than before, unless the one before was outdated. */
  onChange?(call: Call): void;
}

export type Content = ReturnType<typeof createContent>;

/** Content that all visitors share, by language: bootstrap data, CMS lists and pages, translations, games, winners. */
export function createContent(client: OperatorClient, options: ContentOptions = {}) {
  const { lastGood, onRead, onChange } = options;
  const outdated = createOutdatedKeys(MAX_ENTRIES);
  /** The time at which the operator gave an answer that may become too old. */
  const givenAt = new WeakMap<object, number>();
  const usableMs = ({ usableSeconds = Infinity }: Call, answer: object) =>
    usableSeconds * 1000 - performance.now() + (givenAt.get(answer) ?? Infinity);
  const isTooOld = (call: Call, answer: object) => call.usableSeconds !== undefined && usableMs(call, answer) < 0;

  /** The copy of an earlier process, if it still fits the contract. */
  function findCopy(key: string, call: Call): object | undefined {
    if (!lastGood || !isWorthKeeping(call)) return undefined;
    const parsed = call.data.safeParse(lastGood.find(key));
    return parsed.success ? (parsed.data as object) : undefined;
  }

  const answers = new LRUCache<string, object, Question>({
    max: MAX_ENTRIES,
    allowStale: true,
    fetchMethod: async (key, stale, { context, options }) => {
      const { call } = context;
      const copy = stale === undefined ? findCopy(key, call) : undefined;
      const flight = outdated.depart(key);
      let isCurrent = false;
      const outcome = await askWithin(copy === undefined ? null : PATIENCE_MS, context, client).finally(
        () => (isCurrent = flight.land()),
      );
      if (outcome.kind === 'success') {
        options.ttl = isCurrent ? freshMs(call) : OVER.ttl;
        if (call.usableSeconds !== undefined) givenAt.set(outcome.data as object, performance.now());
        if (isWorthKeeping(call)) lastGood?.keep(key, outcome.data);
        if (onChange && stale !== undefined && !flight.replacesOutdated && !isDeepStrictEqual(stale, outcome.data))
          onChange(call);
        return outcome.data as object;
      }
      options.ttl = TRY_AGAIN_MS;
      const isWithdrawn = outcome.kind === 'refused' && namesItem(context.request);
      if (stale !== undefined && !isWithdrawn && !isTooOld(call, stale)) return stale;
      if (isWithdrawn && (stale ?? copy) !== undefined) {
        // In place of the copy, which a later process would find.
        lastGood?.keep(key, null);
        if (!flight.replacesOutdated) onChange?.(call);
      }
      // Content that the operator refuses now is not shown from a copy.
      const isAway = outcome.kind === 'unavailable' || outcome.kind === 'faulty';
      // A call without a player has no session that could be over.
      const failure = outcome.kind === 'unauthorised' ? ({ kind: 'faulty' } as const) : outcome;
      if (copy === undefined || !isAway) throw new NoContent(failure);
      return copy;
    },
  });
  const failures = new LRUCache<string, Failure>({ max: MAX_ENTRIES, ttl: TRY_AGAIN_MS });
  return {
    /**
     * The operator's content, cached: stale while revalidating, and kept when that fails, unless it is older than its
     * `usableSeconds`, or the operator refuses the one item that the request names: it has withdrawn that. While the operator is
     * unavailable, the copy of an earlier process is used. `unavailable` when there is no copy and no answer before the page's
     * signal.
     */
    async ask<C extends Call>(
      call: C,
      request: CallRequest<C>,
      locale: string,
      signal: AbortSignal,
    ): Promise<Outcome<CallData<C>>> {
      const context = { call, request: request as object, locale };
      const key = keyOf(call, request, locale);
      onRead?.(answers.has(key) ? 'hit' : answers.peek(key) === undefined ? 'miss' : 'stale');
      const before = call.usableSeconds && answers.peek(key, { allowStale: true });
      const tooOld = !!before && isTooOld(call, before);
      const cached = !tooOld && answers.has(key) ? answers.get(key) : undefined;
      if (cached !== undefined) return { kind: 'success', data: cached as CallData<C>, message: null };
      const failure = failures.get(key);
      if (failure) return failure;
      try {
        const fetch = (forceRefresh: boolean) =>
          answers.fetch(key, { context, forceRefresh, allowStale: !forceRefresh });
        // The fetch goes on for the next caller; only this page stops waiting.
        const patience = tooOld ? AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]) : signal;
        let data = await unlessAborted(fetch(tooOld || outdated.has(key)), patience);
        // This fetch had begun before the answer was outdated.
        if (data !== undefined && outdated.has(key)) data = await unlessAborted(fetch(true), signal);
        // The page stops waiting before the fetch takes the copy.
        data ??= findCopy(key, call);
        if (data === undefined) return { kind: 'unavailable' };
        return { kind: 'success', data: data as CallData<C>, message: null };
      } catch (error) {
        if (!(error instanceof NoContent)) throw error;
        // The breaker limits calls while the operator is unavailable. Other failures are answers, which it does not limit.
        if (error.failure.kind !== 'unavailable') failures.set(key, error.failure);
        return error.failure;
      }
    },
    /** For how much longer this content of `ask` may be shown, in milliseconds. */
    usableMs,
    /** The content in memory, even when it is stale. Null when there is none. */
    peek: <C extends Call>(call: C, request: CallRequest<C>, locale: string) =>
      (answers.peek(keyOf(call, request, locale), { allowStale: true }) ?? null) as CallData<C> | null,
    /** Outdates what calls with these paths have answered: the old answer is used only when the operator gives no other one. */
    outdate(paths: ReadonlySet<string>) {
      const concerned = (key: string) => paths.has(pathIn(key));
      for (const key of [...failures.keys()].filter(concerned)) failures.delete(key);
      for (const key of outdated.inFlight().filter(concerned)) outdated.add(key);
      // Keys in flight are not among these: to set their value would cancel the fetch.
      for (const key of [...answers.keys()].filter(concerned)) {
        outdated.add(key);
        answers.set(key, answers.peek(key, { allowStale: true }), OVER);
      }
    },
    close: async () => lastGood?.settled(),
  };
}

/** Whether a refusal is about the item, such as a page by its id. A list that is refused is the operator's fault. */
const namesItem = (request: object) => 'id' in request;

const keyOf = (call: Call, request: unknown, locale: string) => JSON.stringify([locale, call.path, request]);

const pathIn = (key: string) => (JSON.parse(key) as [locale: string, path: string])[1];

/** Waits until the signal aborts. Removes its listener, because many waits share one signal. */
async function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value | undefined> {
  let stop = () => {};
  const aborted = new Promise<undefined>((resolve) => {
    stop = () => resolve(undefined);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([value, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** lru-cache takes a time of 0 for "never expires", so a call without a time is a fault of the program. */
function freshMs({ path, freshSeconds }: Call): number {
  if (!freshSeconds) throw new Error(`${path} has no freshSeconds: it is not shared content`);
  return freshSeconds * 1000;
}

/** Asks the operator; `unavailable` when the answer takes longer than `ms`. Null waits for the answer. */
async function askWithin(
  ms: number | null,
  { call, request, locale }: Question,
  client: OperatorClient,
): Promise<Outcome<unknown>> {
  const answer = client.ask(call, request, siteCaller(locale));
  if (ms === null) return answer;
  return Promise.race([answer, setTimeout(ms, { kind: 'unavailable' } as const, { ref: false })]);
}
