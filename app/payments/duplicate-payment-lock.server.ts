import { z } from 'zod';
import type { SharedState } from '~/platform/state/shared-state';
import { createStoredReader, MALFORMED, type OnMalformed } from '~/platform/state/stored-value.server';

/** The longest time that an unknown outcome blocks an equal payment. */
const HOLD_SECONDS = 24 * 60 * 60;

/** A form that is sent again by mistake comes within this time. */
const DONE_SECONDS = 10 * 60;

const lockHolder = z.object({
  receipt: z.string(),
  /** It succeeded a short while ago, and the player may want it twice. Otherwise it is under way or its outcome is unknown. */
  isDone: z.boolean(),
});

/** The payment that holds the lock, which another, equal payment wants. */
export type LockHolder = Readonly<z.output<typeof lockHolder>>;

/**
 * A lock for each payment of a player, so that an equal payment from another form is not sent by accident. While the first
 * is under way or its outcome is unknown, the second is refused. Shortly after the first succeeded, the second needs the
 * player's confirmation.
 */
export function createDuplicatePaymentLock(state: SharedState, onMalformed: OnMalformed) {
  const readStored = createStoredReader(onMalformed);
  const keyOf = (payment: string) => `payment-hold:${payment}`;
  const write = (hold: LockHolder) => JSON.stringify(hold);
  return {
    /** The payment that is done and that an equal one would repeat; null for none. */
    async findDone(payment: string): Promise<string | null> {
      const found = readStored(keyOf(payment), await state.get(keyOf(payment)), lockHolder);
      return found !== null && found !== MALFORMED && found.isDone ? found.receipt : null;
    },
    /** Null on success, else the holder. @param mayRepeat the player has confirmed: a payment that is done does not count */
    async acquire(payment: string, receipt: string, mayRepeat: boolean) {
      const key = keyOf(payment);
      const mine = write({ receipt, isDone: false });
      if (await state.claim(key, mine, HOLD_SECONDS, 'confirmed')) return null;
      const text = await state.get(key);
      const found = readStored(key, text, lockHolder);
      // A hold that cannot be read may be of a payment whose outcome is unknown.
      const holder = found === null || found === MALFORMED ? { receipt, isDone: false } : found;
      if (text === null || !holder.isDone || !mayRepeat) return holder;
      await state.release(key, text);
      return (await state.claim(key, mine, HOLD_SECONDS, 'confirmed')) ? null : holder;
    },
    markDone: (payment: string, receipt: string) =>
      state.put(keyOf(payment), write({ receipt, isDone: true }), DONE_SECONDS),
    /** A payment that was done came to nothing: an equal one repeats nothing. @param receipt of the `markDone` */
    undo: (payment: string, receipt: string) => state.release(keyOf(payment), write({ receipt, isDone: true })),
    /** The payment had no effect, or its outcome is known. @param receipt of the `acquire` */
    release: (payment: string, receipt: string) => state.release(keyOf(payment), write({ receipt, isDone: false })),
  };
}
