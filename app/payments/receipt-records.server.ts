import { createHash } from 'node:crypto';
import type { SharedState } from '~/platform/state/shared-state';
import type { Seal } from '~/session/seal.server';

/**
 * Receipts in the shared state: sealed, by player and payment intent, so that another player's id finds nothing. They
 * only help to show a payment, and memory may forget them early: what keeps a payment from being sent twice are the
 * intents and the duplicate lock.
 */
export interface ReceiptRecords {
  /** Records a receipt for a day, before its payment is sent. Without effect where the payment has one. */
  begin(player: string, intentId: string, receipt: object): Promise<void>;
  /** Replaces what another form with the same intent has recorded. */
  replace(player: string, intentId: string, receipt: object): Promise<void>;
  /** Replaces the receipt of a payment that was sent. */
  keep(player: string, intentId: string, receipt: object): Promise<void>;
  /** The receipt; null where there is none. */
  find(player: string, intentId: string): Promise<unknown>;
}

/** As long as the record of the intent's use: the receipt of a refused payment has no other purpose. */
const BEGUN_SECONDS = 24 * 60 * 60;

/** Questions about a payment come within weeks. Later the operator's list of payments has its facts. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

export function createReceiptRecords(state: SharedState, seal: Seal): ReceiptRecords {
  // Hashed, because it holds the player's code.
  const keyOf = (player: string, intentId: string) =>
    `receipt:${createHash('sha256')
      .update(JSON.stringify([player, intentId]))
      .digest('base64url')}`;
  return {
    async begin(player, intentId, receipt) {
      await state.claim(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    async replace(player, intentId, receipt) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    async keep(player, intentId, receipt) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), KEPT_SECONDS, 'evictable');
    },
    async find(player, intentId) {
      const sealed = await state.get(keyOf(player, intentId));
      return sealed === null ? null : seal.open(sealed);
    },
  };
}
