import type { SharedState } from '~/server/state/shared-state';

/** The equal payment that holds the lock. */
export interface LockHolder {
  readonly receipt: string;
  /** True when the payment succeeded shortly before: the player may repeat it. False when its result is not known. */
  readonly isDone: boolean;
}

/**
 * Keeps equal payments of a player from being sent twice by different forms. A payment in progress or with an unknown result
 * blocks an equal one. A payment that succeeded shortly before blocks it until the player confirms the repetition.
 */
export interface DuplicatePaymentLock {
  /**
   * Acquires the lock for a payment. Null on success; otherwise the payment that holds the lock.
   *
   * @param mayRepeat whether the player confirmed the repetition of a successful payment
   */
  acquire(payment: string, receipt: string, mayRepeat: boolean): Promise<LockHolder | null>;
  /** Records that the payment succeeded. */
  markDone(payment: string, receipt: string): Promise<void>;
  /** Releases the lock of a payment without effect, or whose result is now known. @param receipt the receipt that acquired the lock */
  release(payment: string, receipt: string): Promise<void>;
}

/** How long a payment whose result never becomes known blocks an equal one. */
const HOLD_SECONDS = 24 * 60 * 60;

/** How long a successful payment blocks an equal one, against going back and sending the form again. */
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
