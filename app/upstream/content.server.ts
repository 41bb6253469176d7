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

/** How long a copy past its time is good for, once fetching it anew has failed. */
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
  return {
    async ask<C extends Call>(call: C, request: CallRequest<C>, locale: string, signal: AbortSignal) {
      const context = { call, request: request as object, locale };
      const key = JSON.stringify([locale, call.path, request]);
      try {
        // The fetch goes on for whoever comes next; it is this page that stops waiting.
        const data = await Promise.race([answers.fetch(key, { context }), aborted(signal)]);
        if (data === undefined) return { kind: 'unavailable' } as const;
        return { kind: 'success', data: data as CallData<C>, message: null } as const;
      } catch (error) {
        if (error instanceof NoContent) return error.failure;
        throw error;
      }
    },
  };
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}
