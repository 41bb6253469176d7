import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod/v4';
import type { SharedState } from '~/server/state/shared-state';
import type { Keys } from '~/session/keys.server';
import type { Seal } from '~/session/seal.server';

/** The scope of an intent: one payment of one session by one method. */
export interface IntentScope {
  readonly sessionId: string;
  /** The kind and method of payment, such as `deposit:3`. */
  readonly subject: string;
}

export interface Intent {
  readonly id: string;
  /** The form fingerprint of an earlier equal payment, whose repetition the player confirms with this form. */
  readonly confirmsRepeatOf: string | null;
  /** Whether the intent may still be used: it is not too old, and the store has not lost data since it was issued. */
  readonly isFresh: boolean;
}

/**
 * The result of a payment. `receipt` is the sealed id in the path of its receipt page.
 *
 * - `accepted`: the operator accepted it
 * - `unknown`: it was sent, and its result is not known
 * - `refused`: it had no effect. `message` is for the player. When an equal payment blocked it, `relatedReceipt` is that
 *   payment's receipt, and `confirmsRepeatOf` its form fingerprint if the player may repeat it
 */
export type PaymentOutcome =
  | { readonly kind: 'accepted' | 'unknown'; readonly receipt: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly message: string;
      readonly relatedReceipt?: string;
      readonly confirmsRepeatOf?: string;
    };

export interface Attempt {
  /** The form fingerprint of the submission that used the intent. */
  readonly formFingerprint: string;
  readonly outcome: PaymentOutcome;
}

/** One-time payment intents: a form that is submitted twice sends its payment once (docs/decisions/0012). */
export interface PaymentIntents {
  /**
   * Issues the sealed intent for a form. All tabs of a session get the same intent until it is used.
   *
   * @param confirmsRepeatOf the form fingerprint of an earlier payment that this form repeats
   */
  issue(scope: IntentScope, confirmsRepeatOf?: string): Promise<string>;
  /** Unseals an intent. Null when it was not issued for this scope. */
  open(sealed: unknown, scope: IntentScope): Promise<Intent | null>;
  /** The attempt that used an intent. Waits up to `patienceMs` for its outcome. Null when the intent is unused. */
  find(id: string, patienceMs?: number): Promise<Attempt | null>;
  /** Uses the intent. Exactly one call returns true. @param fallbackOutcome the outcome when the attempt is never settled */
  claim(id: string, scope: IntentScope, formFingerprint: string, fallbackOutcome: PaymentOutcome): Promise<boolean>;
  /** Records the outcome of the attempt. */
  settle(id: string, formFingerprint: string, outcome: PaymentOutcome): Promise<void>;
  /** The keyed hash of a form's content. An unkeyed hash of a card number could be reversed by guessing. */
  fingerprint(content: unknown): string;
}

const INTENT_SECONDS = 2 * 60 * 60;

/** Must be longer than INTENT_SECONDS: a used intent without its record could be used again. */
const RECORD_SECONDS = 24 * 60 * 60;

/** Must be longer than the time-out of a payment call. After that an attempt without an outcome has lost its server. */
const LONGEST_ATTEMPT_MS = 20_000;
const LOOK_AGAIN_MS = 100;

const sealedIntent = z.object({
  id: z.string(),
  sessionId: z.string(),
  subject: z.string(),
  issuedAt: z.number(),
  confirmsRepeatOf: z.string().optional(),
});

interface AttemptRecord {
  readonly formFingerprint: string;
  readonly claimedAt: number;
  readonly fallbackOutcome: PaymentOutcome;
  readonly outcome: PaymentOutcome | null;
}

export function createPaymentIntents(state: SharedState, seal: Seal, keys: Keys, now = Date.now): PaymentIntents {
  const openKey = ({ sessionId, subject }: IntentScope) => `intent-open:${sessionId}:${subject}`;
  const usedKey = (id: string) => `intent-used:${id}`;
  const read = async (id: string) => JSON.parse((await state.get(usedKey(id))) ?? 'null') as AttemptRecord | null;

  return {
    async issue(scope, confirmsRepeatOf) {
      // Call this before reading the clock: the first call sets the time, and the intent must not be older than the store.
      await state.bornAt();
      const fresh = { id: randomBytes(16).toString('base64url'), issuedAt: now() };
      const isFirst = await state.claim(openKey(scope), JSON.stringify(fresh), INTENT_SECONDS);
      const standing = isFirst ? null : await state.get(openKey(scope));
      const intent = standing === null ? fresh : (JSON.parse(standing) as typeof fresh);
      return seal.seal({ ...intent, ...scope, ...(confirmsRepeatOf !== undefined && { confirmsRepeatOf }) });
    },

    async open(sealed, { sessionId, subject }) {
      if (typeof sealed !== 'string') return null;
      const opened = sealedIntent.safeParse(await seal.open(sealed));
      if (!opened.success || opened.data.sessionId !== sessionId || opened.data.subject !== subject) return null;
      const { id, issuedAt, confirmsRepeatOf = null } = opened.data;
      const isFresh = now() - issuedAt < INTENT_SECONDS * 1000 && issuedAt >= (await state.bornAt());
      return { id, isFresh, confirmsRepeatOf };
    },

    async find(id, patienceMs = LONGEST_ATTEMPT_MS) {
      for (const since = now(); ; await setTimeout(LOOK_AGAIN_MS)) {
        const kept = await read(id);
        if (kept === null) return null;
        const { formFingerprint, outcome, fallbackOutcome, claimedAt } = kept;
        if (outcome) return { formFingerprint, outcome };
        const isOver = now() - claimedAt > LONGEST_ATTEMPT_MS || now() - since >= patienceMs;
        if (isOver) return { formFingerprint, outcome: fallbackOutcome };
      }
    },

    async claim(id, scope, formFingerprint, fallbackOutcome) {
      const kept: AttemptRecord = { formFingerprint, claimedAt: now(), fallbackOutcome, outcome: null };
      if (!(await state.claim(usedKey(id), JSON.stringify(kept), RECORD_SECONDS))) return false;
      const standing = await state.get(openKey(scope));
      if (standing !== null && (JSON.parse(standing) as { id: string }).id === id) {
        await state.release(openKey(scope), standing);
      }
      return true;
    },

    async settle(id, formFingerprint, outcome) {
      const kept: AttemptRecord = { formFingerprint, claimedAt: now(), fallbackOutcome: outcome, outcome };
      await state.put(usedKey(id), JSON.stringify(kept), RECORD_SECONDS);
    },

    fingerprint(content) {
      return createHmac('sha256', keys.newest('intent')).update(JSON.stringify(content)).digest('base64url');
    },
  };
}
