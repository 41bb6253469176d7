import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { SharedState } from '~/platform/state/shared-state';
import type { Seal } from '~/session/seal.server';

/** As long as the record of the intent's use: the receipt of a refused payment has no other purpose. */
const BEGUN_SECONDS = 24 * 60 * 60;

/** Questions about a payment come within weeks. Later the operator's list of payments has its facts. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** Payments of one player whose outcome is unknown. More would need as many locks as methods. */
const MOST_UNKNOWN = 20;

const TRIES = 5;

const intentIds = z.array(z.string()).catch([]);

/**
 * Receipts are sealed, by player and intent, so that another player's id finds nothing. Memory may forget them early: what
 * keeps a payment from being sent twice are the intents and the duplicate lock.
 */
export function createReceiptRecords(state: SharedState, seal: Seal) {
  // Hashed, because they hold the player's code.
  const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
  const keyOf = (player: string, intentId: string) => `receipt:${hash(JSON.stringify([player, intentId]))}`;
  const unknownKey = (player: string) => `unknown-payments:${hash(player)}`;
  const readIds = async (sealed: string | null) => intentIds.parse(sealed === null ? [] : await seal.open(sealed));

  async function changeUnknown(player: string, change: (ids: readonly string[]) => readonly string[]): Promise<void> {
    const key = unknownKey(player);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const before = await state.get(key);
      const sealed = await seal.seal(change(await readIds(before)).slice(-MOST_UNKNOWN));
      const isDone =
        before === null
          ? await state.claim(key, sealed, KEPT_SECONDS, 'evictable')
          : await state.replace(key, before, sealed, KEPT_SECONDS, 'evictable');
      if (isDone) return;
    }
  }
  return {
    /** Records a receipt for a day, before its payment is sent. Without effect where the payment has one. */
    async begin(player: string, intentId: string, receipt: object) {
      await state.claim(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    async replace(player: string, intentId: string, receipt: object) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), BEGUN_SECONDS, 'evictable');
    },
    /** Replaces the receipt of a payment that was sent. */
    async keep(player: string, intentId: string, receipt: object) {
      await state.put(keyOf(player, intentId), await seal.seal(receipt), KEPT_SECONDS, 'evictable');
    },
    noteUnknown: (player: string, intentId: string) => changeUnknown(player, (ids) => [...ids, intentId]),
    noteKnown: (player: string, intentId: string) =>
      changeUnknown(player, (ids) => ids.filter((id) => id !== intentId)),
    findUnknown: async (player: string) => readIds(await state.get(unknownKey(player))),
    async find(player: string, intentId: string) {
      const sealed = await state.get(keyOf(player, intentId));
      return sealed === null ? null : seal.open(sealed);
    },
  };
}
