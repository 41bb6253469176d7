import { LRUCache } from 'lru-cache';
import { siteCaller, type OperatorClient } from './client.server';
import type { Call, CallData, CallRequest } from './contract/call';
import type { Failure, Outcome } from './outcome';

/** What every player sees alike, by language: bootstrap data, CMS lists and pages, translations. */
export interface Content {
  /**
   * The operator's content, from memory when it is there. Stale content is served while it is fetched anew, and kept
   * when that fails. `unavailable` when nothing was ever read and the operator does not answer before the page's signal.
   */
  ask<C extends Call>(
    call: C,
    request: CallRequest<C>,
    locale: string,
    signal: AbortSignal,
  ): Promise<Outcome<CallData<C>>>;
}

const MAX_ENTRIES = 500;

/** How long a failure is taken as an answer, and a copy past its time as good, before the operator is asked again. */
const TRY_AGAIN_MS = 5_000;

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

export function createContent(client: OperatorClient): Content {
  const answers = new LRUCache<string, object, Question>({
    max: MAX_ENTRIES,
    allowStale: true,
    fetchMethod: async (_key, stale, { context, options }) => {
      const { call, request, locale } = context;
      const outcome = await client.ask(call, request, siteCaller(locale));
      if (outcome.kind !== 'success' && stale === undefined) throw new NoContent(outcome);
      options.ttl = outcome.kind === 'success' ? (call.freshSeconds ?? 0) * 1000 : TRY_AGAIN_MS;
      return outcome.kind === 'success' ? (outcome.data as object) : stale;
    },
  });
  const failures = new LRUCache<string, Failure>({ max: MAX_ENTRIES, ttl: TRY_AGAIN_MS });
  return {
    async ask<C extends Call>(call: C, request: CallRequest<C>, locale: string, signal: AbortSignal) {
      const context = { call, request: request as object, locale };
      const key = JSON.stringify([locale, call.path, request]);
      const failure = failures.get(key);
      if (failure) return failure;
      try {
        // The fetch goes on for whoever comes next; it is this page that stops waiting.
        const data = await unlessAborted(answers.fetch(key, { context }), signal);
        if (data === undefined) return { kind: 'unavailable' } as const;
        return { kind: 'success', data: data as CallData<C>, message: null } as const;
      } catch (error) {
        if (!(error instanceof NoContent)) throw error;
        // The breaker keeps the peace while the operator is away; these are answers, and would be asked for on each page.
        if (error.failure.kind !== 'unavailable') failures.set(key, error.failure);
        return error.failure;
      }
    },
  };
}

/** Waits for no longer than the signal lets it, and leaves nothing on the signal, which may see many waits. */
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
