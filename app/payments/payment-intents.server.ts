import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod/v4';
import type { SharedState } from '~/server/state/shared-state';
import type { Keys } from '~/session/keys.server';
import type { Seal } from '~/session/seal.server';

/** What a form may be used for: one payment of this session by this method. */
export interface IntentScope {
  readonly sessionId: string;
  /** Kind and method, such as `deposit:3`. */
  readonly subject: string;
}

export interface Intent {
  readonly id: string;
  /** The fingerprint of a payment that the player was told of, and that this form may make once more. */
  readonly confirmsRepeatOf: string | null;
  /** Whether it may still be used, if it was not: young enough, and the store remembers all its life. */
  readonly isFresh: boolean;
}

/**
 * What became of a payment. `receipt` is the sealed id under which the player finds it.
 *
 * - `accepted`: the operator said yes
 * - `unknown`: it was sent, and nobody knows more
 * - `refused`: it had no effect; `message` is for the player, `see` the receipt of the payment that stood in its way,
 *   `confirmsRepeatOf` that payment's fingerprint where the player may mean it once more
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
  /** Fingerprint of the form that used the intent. */
  readonly formFingerprint: string;
  readonly outcome: PaymentOutcome;
}

/** One-time intents: whatever a form is sent twice by, its payment is sent once (docs/decisions/0012). */
export interface PaymentIntents {
  /**
   * What the form is to carry: the same intent in all tabs of a session, until it is used.
   *
   * @param confirmsRepeatOf the fingerprint of a payment that this form may make once more
   */
  issue(scope: IntentScope, confirmsRepeatOf?: string): Promise<string>;
  /** Null for anything that was not issued for this scope. */
  open(sealed: unknown, scope: IntentScope): Promise<Intent | null>;
  /** The one attempt under an intent; waits for its outcome, but no longer than that. Null when it was never used. */
  find(id: string, patienceMs?: number): Promise<Attempt | null>;
  /** True for exactly one of those who try. @param fallbackOutcome what it counts as when nobody ever settles it */
  claim(id: string, scope: IntentScope, formFingerprint: string, fallbackOutcome: PaymentOutcome): Promise<boolean>;
  settle(id: string, formFingerprint: string, outcome: PaymentOutcome): Promise<void>;
  /** Tells two contents apart without keeping either: forms hold card numbers, and a bare hash could be guessed back. */
  fingerprint(content: unknown): string;
}

const INTENT_SECONDS = 2 * 60 * 60;

/** Far longer than an intent may be used: once the record is forgotten, so is the intent. */
const RECORD_SECONDS = 24 * 60 * 60;

/** Longer than a payment may take upstream. An attempt without an outcome after that lost its server. */
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
      // Before the time is taken: an intent is not to be older than the memory of it.
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
