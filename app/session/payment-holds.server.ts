import type { SharedState } from '~/state/shared-state';

/**
 * Payments under way or of unknown outcome. The same payment of the same player is not sent beside one of them, whatever
 * form it comes from.
 */
export interface PaymentHolds {
  /** Null when it was free and is now held; otherwise the receipt of the payment that holds it. */
  take(payment: string, receipt: string): Promise<string | null>;
  release(payment: string, receipt: string): Promise<void>;
}

/** An operator that never says what became of a payment does not bar it for longer. */
const HOLD_SECONDS = 24 * 60 * 60;

export function createPaymentHolds(state: SharedState): PaymentHolds {
  const keyOf = (payment: string) => `payment-hold:${payment}`;
  return {
    async take(payment, receipt) {
      if (await state.claim(keyOf(payment), receipt, HOLD_SECONDS)) return null;
      // Released in between: as good as held, the player tries again.
      return (await state.get(keyOf(payment))) ?? receipt;
    },
    release: (payment, receipt) => state.release(keyOf(payment), receipt),
  };
}
