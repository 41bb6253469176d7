import { createHash } from 'node:crypto';
import type { SharedState } from '~/platform/state/shared-state';
import type { Seal } from '~/session/seal.server';

/** As long as the record of the intent's use: the receipt of a refused payment has no other purpose. */
const BEGUN_SECONDS = 24 * 60 * 60;

/** Questions about a payment come within weeks. Later the operator's list of payments has its facts. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * Receipts in the shared state: sealed, by player and payment intent, so that another player's id finds nothing. They
 * only help to show a payment, and memory may forget them early: what keeps a payment from being sent twice are the
 * intents and the duplicate lock.
 */
export function createReceiptRecords(state: SharedState, seal: Seal) {
  // Hashed, because it holds the player's code.
  const keyOf = (player: string, intentId: string) =>
    `receipt:${createHash('sha256')
      .update(JSON.stringify([player, intentId]))
      .digest('base64url')}`;
  return {
    /** Records a receipt for a day, before its payment is sent. Without effect where the payment has one. */
    async begin(player: string, intentId: string, receipt: object) {
      await state.claim(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    /** Replaces what another form with the same intent has recorded. */
    async replace(player: string, intentId: string, receipt: object) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    /** Replaces the receipt of a payment that was sent. */
    async keep(player: string, intentId: string, receipt: object) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), KEPT_SECONDS, 'evictable');
    },
    /** The receipt; null where there is none. */
    async find(player: string, intentId: string) {
      const sealed = await state.get(keyOf(player, intentId));
      return sealed === null ? null : seal.open(sealed);
    },
  };
}
