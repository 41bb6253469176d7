import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { z } from 'zod';
import type { SharedState } from '~/platform/state/shared-state';
import { createStoredReader, MALFORMED, type OnMalformed } from '~/platform/state/stored-value.server';
import type { Keys } from '~/session/keys.server';
import type { Seal } from '~/session/seal.server';
import type { PaymentKind } from './payment-kind';

/** What a form may be used for: one payment of this session, by this method. */
export interface IntentScope {
  readonly sessionId: string;
  readonly subject: string;
}

export interface Intent {
  readonly id: string;
  readonly sealed: string;
  /** The fingerprint of a payment that this form may repeat, because the player was warned. */
  readonly confirmsRepeatOf: string | null;
  /** Whether an unused intent may still be used: it is young, and the store remembers everything since it was issued. */
  readonly isFresh: boolean;
}

const paymentOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('accepted'), receipt: z.string(), message: z.string() }),
  z.object({ kind: z.literal('unknown'), receipt: z.string() }),
  z.object({
    kind: z.literal('refused'),
    status: z.number(),
    message: z.string(),
    relatedReceipt: z.string().optional(),
    confirmsRepeatOf: z.string().optional(),
    asksForCode: z.literal(true).optional(),
    field: z.string().optional(),
  }),
]);

/**
 * The outcome of a payment. `receipt` is the id of its receipt: the intent's.
 *
 * - `accepted`: the operator accepted it; `message` is for the player
 * - `unknown`: it was sent, and the outcome is not known
 * - `refused`: it had no effect. `message` is for the player, `relatedReceipt` is the payment that was in its way,
 *   `confirmsRepeatOf` is that payment's fingerprint where the player may repeat it, `field` the key of the field that was
 *   refused, and with `asksForCode` the same intent may be claimed again, with a code of the player
 */
export type PaymentOutcome = Readonly<z.output<typeof paymentOutcome>>;

/** Whether the operator wants a code of the player before it takes the payment. */
export const asksForCode = (outcome: PaymentOutcome): boolean =>
  outcome.kind === 'refused' && outcome.asksForCode === true;

export interface Attempt {
  /** The form fingerprint of the submission that used the intent. */
  readonly formFingerprint: string;
  readonly outcome: PaymentOutcome;
}

const INTENT_SECONDS = 2 * 60 * 60;

/** Far longer than an intent lives, so that no intent outlives the record of its use. */
const RECORD_SECONDS = 24 * 60 * 60;

/** Longer than a payment call may take. An attempt without an outcome after that has lost its server. */
const LONGEST_ATTEMPT_MS = 20_000;
const POLL_MS = 100;

const sealedIntent = z.object({
  id: z.string(),
  sessionId: z.string(),
  subject: z.string(),
  issuedAt: z.number(),
  /** The store's generation, for the record of the intent's use. Forms from before a release that seals it have none. */
  generation: z.string().default(''),
  confirmsRepeatOf: z.string().optional(),
});

/** What the tabs of a session share until one of them uses it. */
const openIntent = sealedIntent.pick({ id: true, issuedAt: true, generation: true });
type OpenIntent = z.output<typeof openIntent>;

const attemptRecord = z.object({
  formFingerprint: z.string(),
  /** Tells two attempts of the same form apart that began in the same millisecond: one of them may be taken back. */
  attemptId: z.string().optional(),
  claimedAt: z.number(),
  fallbackOutcome: paymentOutcome,
  outcome: paymentOutcome.nullable(),
});
type AttemptRecord = z.output<typeof attemptRecord>;

interface PaymentIntentsOptions {
  readonly state: SharedState;
  readonly seal: Seal;
  readonly keys: Keys;
  readonly onMalformed: OnMalformed;
  now?(this: void): number;
}

export type PaymentIntents = ReturnType<typeof createPaymentIntents>;

/** One-time intents: a form that is sent twice makes one payment (docs/decisions/0012). */
export function createPaymentIntents(options: PaymentIntentsOptions) {
  const { state, seal, keys, onMalformed, now = Date.now } = options;
  const readStored = createStoredReader(onMalformed);
  const openKey = ({ sessionId, subject }: IntentScope) => `intent-open:${sessionId}:${subject}`;
  const usedKey = (id: string) => `intent-used:${id}`;
  const readRecord = (id: string, text: string | null) => readStored(usedKey(id), text, attemptRecord);

  async function reclaim(id: string, formFingerprint: string, record: string): Promise<boolean> {
    const standing = await state.get(usedKey(id));
    const kept = readRecord(id, standing);
    if (standing === null || kept === null || kept === MALFORMED) return false;
    if (!kept.outcome || !asksForCode(kept.outcome)) return false;
    if (kept.formFingerprint !== formFingerprint) return false;
    return state.replace(usedKey(id), standing, record, RECORD_SECONDS, 'confirmed');
  }

  /** The intent that the tabs share: this one where there is none, or where the other was used or its use may be forgotten. */
  async function shareOpen(scope: IntentScope, fresh: OpenIntent): Promise<OpenIntent> {
    const mine = JSON.stringify(fresh);
    if (await state.claim(openKey(scope), mine, INTENT_SECONDS)) return fresh;
    const standing = await state.get(openKey(scope));
    if (standing === null) return fresh;
    const shared = readStored(openKey(scope), standing, openIntent);
    if (shared !== null && shared !== MALFORMED) {
      const key = usedKey(shared.id);
      const [generation, use] = await Promise.all([state.generation(key), state.get(key)]);
      if (shared.generation === generation && use === null) return shared;
    }
    const isReplaced = await state.replace(openKey(scope), standing, mine, INTENT_SECONDS);
    // Another tab was first, or one of them has been used: look again.
    return isReplaced ? fresh : shareOpen(scope, fresh);
  }

  return {
    /** The intent is the same in all tabs of a session, until it is used. @param confirmsRepeatOf as in `Intent` */
    async issue(scope: IntentScope, confirmsRepeatOf?: string) {
      const id = randomBytes(16).toString('base64url');
      const fresh = { id, issuedAt: now(), generation: await state.generation(usedKey(id)) };
      const intent = await shareOpen(scope, fresh);
      return seal.seal({ ...intent, ...scope, ...(confirmsRepeatOf !== undefined && { confirmsRepeatOf }) });
    },

    /** Null for a value that was not issued for this scope. */
    async open(sealed: unknown, { sessionId, subject }: IntentScope) {
      if (typeof sealed !== 'string') return null;
      const opened = sealedIntent.safeParse(await seal.open(sealed));
      if (!opened.success || opened.data.sessionId !== sessionId || opened.data.subject !== subject) return null;
      const { id, issuedAt, generation, confirmsRepeatOf = null } = opened.data;
      const isYoung = now() - issuedAt < INTENT_SECONDS * 1000;
      const isFresh = isYoung && generation === (await state.generation(usedKey(id)));
      return { id, sealed, isFresh, confirmsRepeatOf };
    },

    /** The attempt under an intent; waits for its outcome, at most `maxWaitMs`. Null when the intent was never used. */
    async find(id: string, maxWaitMs = LONGEST_ATTEMPT_MS): Promise<Attempt | null> {
      for (const since = now(); ; await setTimeout(POLL_MS)) {
        const kept = readRecord(id, await state.get(usedKey(id)));
        if (kept === null) return null;
        // The form was used: it must not be sent again.
        if (kept === MALFORMED) return { formFingerprint: '', outcome: { kind: 'unknown', receipt: id } };
        const { formFingerprint, outcome, fallbackOutcome, claimedAt } = kept;
        if (outcome) return { formFingerprint, outcome };
        const isOver = now() - claimedAt > LONGEST_ATTEMPT_MS || now() - since >= maxWaitMs;
        if (isOver) return { formFingerprint, outcome: fallbackOutcome };
      }
    },

    /**
     * True for one caller, and once more after each request for a code. @param fallbackOutcome of an attempt that is never
     * settled
     */
    async claim(id: string, formFingerprint: string, fallbackOutcome: PaymentOutcome) {
      const attemptId = randomBytes(9).toString('base64url');
      const kept: AttemptRecord = { formFingerprint, attemptId, claimedAt: now(), fallbackOutcome, outcome: null };
      const record = JSON.stringify(kept);
      const isFirst = await state.claim(usedKey(id), record, RECORD_SECONDS, 'confirmed');
      return isFirst || reclaim(id, formFingerprint, record);
    },

    async settle(id: string, formFingerprint: string, outcome: PaymentOutcome) {
      const kept: AttemptRecord = { formFingerprint, claimedAt: now(), fallbackOutcome: outcome, outcome };
      await state.put(usedKey(id), JSON.stringify(kept), RECORD_SECONDS);
    },

    /** Identifies contents without storing them. Keyed, because a bare hash of a card number can be guessed back. */
    fingerprint(content: unknown) {
      return createHmac('sha256', keys.newest('intent')).update(JSON.stringify(content)).digest('base64url');
    },
  };
}

export const scopeOf = (
  sessionId: string,
  kind: PaymentKind,
  methodId: string,
  account: { readonly id: string | number } | null,
): IntentScope => ({
  sessionId,
  subject: account ? `${kind}:${methodId}:${account.id}` : `${kind}:${methodId}`,
});
