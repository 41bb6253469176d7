import { createHash } from 'node:crypto';
import { refuse, type Answer } from '../call-handler';
import { translate, type Locale } from '../messages';
import type { Store } from '../store/store';

interface IdempotentRequest {
  readonly store: Store;
  readonly playerId: number;
  readonly locale: Locale;
  /** The idempotency key from the header. Null without one; then the request is never deduplicated. */
  readonly key: string | null;
  /** The content that must be equal for two requests with one key to count as the same. */
  readonly request: unknown;
}

/**
 * Does the work at most once per player and idempotency key, and stores the answer in the same transaction. The same
 * key with the same request gets the stored answer; with another request it is refused. A refusal has no effect and is
 * not stored, so that a player can correct a form and send it again under its key.
 */
export function runIdempotent<Data>(
  { store, playerId, locale, key, request }: IdempotentRequest,
  work: () => Answer<Data>,
): Answer<Data> {
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return refuse(translate(locale, 'badKey'));
  }
  return store.transaction(() => {
    const requestHash = key === null ? '' : hashOf(request);
    const known = key === null ? null : store.paymentIntents.find(playerId, key);
    if (known && known.requestHash !== requestHash) return refuse(translate(locale, 'keyReused'));
    if (known) return JSON.parse(known.answer) as Answer<Data>;
    const answer = work();
    if (key !== null && answer.success) {
      store.paymentIntents.keep(playerId, key, { requestHash, answer: JSON.stringify(answer) });
    }
    return answer;
  });
}

/** Only a hash is stored, because the request contains card and account numbers. */
function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('hex');
}

/** JSON replacer that sorts keys: two bodies are equal regardless of key order. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
