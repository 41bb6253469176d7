import type { SharedState } from '~/server/state/shared-state';

/** The payment that stands in another one's way, because both are the same. */
export interface LockHolder {
  readonly receipt: string;
  /** It went through a short while ago: the player may mean it once more. Otherwise nobody knows what became of it. */
  readonly isDone: boolean;
}

/**
 * Payments under way, of unknown outcome, or just made. The same payment of the same player is not sent beside one of the
 * first two, nor unasked after the third, whatever form it comes from.
 */
export interface DuplicatePaymentLock {
  /**
   * Null when nothing was in the way, and the payment now is.
   *
   * @param mayRepeat whether one that is done counts as nothing
   */
  acquire(payment: string, receipt: string, mayRepeat: boolean): Promise<LockHolder | null>;
  /** The payment went through. */
  markDone(payment: string, receipt: string): Promise<void>;
  /** The payment had no effect, or is known by now. @param receipt the one it was taken with */
  release(payment: string, receipt: string): Promise<void>;
}

/** An operator that never says what became of a payment does not bar it for longer. */
const HOLD_SECONDS = 24 * 60 * 60;

/** Who goes back and sends the form again does so within these. */
const DONE_SECONDS = 10 * 60;

export function createDuplicatePaymentLock(state: SharedState): DuplicatePaymentLock {
  const keyOf = (payment: string) => `payment-hold:${payment}`;
  const write = (hold: LockHolder) => JSON.stringify(hold);
  return {
    async acquire(payment, receipt, mayRepeat) {
      const key = keyOf(payment);
      const mine = write({ receipt, isDone: false });
      if (await state.claim(key, mine, HOLD_SECONDS)) return null;
      const text = await state.get(key);
      const standing = text === null ? { receipt, isDone: false } : (JSON.parse(text) as LockHolder);
      if (text === null || !standing.isDone || !mayRepeat) return standing;
      await state.release(key, text);
      return (await state.claim(key, mine, HOLD_SECONDS)) ? null : standing;
    },
    markDone: (payment, receipt) => state.put(keyOf(payment), write({ receipt, isDone: true }), DONE_SECONDS),
    release: (payment, receipt) => state.release(keyOf(payment), write({ receipt, isDone: false })),
  };
}
