import { createHash } from 'node:crypto';
import { refuse, type Answer } from '../answer';
import type { Locale } from '../messages';
import type { Store } from '../store/store';
import { sayPayment } from './payment-messages';

interface Intent {
  readonly store: Store;
  readonly playerId: number;
  readonly locale: Locale;
  /** The header as it came, null without one: then every request is its own intent. */
  readonly key: string | null;
  /** What makes two requests the same one. */
  readonly request: unknown;
}

/**
 * Does the work at most once per player and key, in one transaction with the memory of it. The same key with the same
 * request gets the first answer again; with another request it is refused. A refusal had no effect and is not kept, so
 * that a player may correct a form and send it again under its key.
 */
export function once<Data>(intent: Intent, work: () => Answer<Data>): Answer<Data> {
  const { store, playerId, locale, key } = intent;
  if (key !== null && !/^[\x21-\x7e]{1,200}$/.test(key)) {
    return refuse(sayPayment(locale, 'badKey'));
  }
  return store.transaction(() => {
    const requestHash = key === null ? '' : hashOf(intent.request);
    const known = key === null ? null : store.paymentIntents.find(playerId, key);
    if (known && known.requestHash !== requestHash) return refuse(sayPayment(locale, 'keyReused'));
    if (known) return JSON.parse(known.answer) as Answer<Data>;
    const answer = work();
    if (key !== null && answer.success) {
      store.paymentIntents.keep(playerId, key, { requestHash, answer: JSON.stringify(answer) });
    }
    return answer;
  });
}

/** Only a hash is kept: the request holds card and account numbers. */
function hashOf(request: unknown): string {
  return createHash('sha256').update(JSON.stringify(request, sortedKeys)).digest('hex');
}

/** Two JSON bodies are the same whatever the order of their keys. */
function sortedKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
