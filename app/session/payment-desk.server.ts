import { isLoopback, paymentAddress } from '~/lib/payment-address';
import type { SharedState } from '~/state/shared-state';
import type { Keys } from './keys.server';
import { createPaymentHolds, type PaymentHolds } from './payment-holds.server';
import { createPaymentIntents, type PaymentIntents, type PaymentOutcome } from './payment-intents.server';
import { createSeal, type Seal } from './seal.server';

/** What deposits and withdrawals need of the process. */
export interface PaymentDesk {
  readonly intents: PaymentIntents;
  readonly holds: PaymentHolds;
  /** Seals what a receipt shows into its address: it outlives a restart, and any instance can show it. */
  readonly receipts: Seal;
  /** The address of a payment page, fit for a link; null for one that the player must not be sent to. */
  pageAddress(text: string): string | null;
}

interface PaymentDeskOptions {
  readonly state: SharedState;
  readonly keys: Keys;
  readonly apiUrl: string;
  readonly hosts: readonly string[] | undefined;
  /** Told of every step of an intent: issued, claimed, and then how its payment ended. */
  onIntent(step: 'issued' | 'claimed' | PaymentOutcome['kind']): void;
}

export function createPaymentDesk({ state, keys, apiUrl, hosts, onIntent }: PaymentDeskOptions): PaymentDesk {
  const rules = { hosts: hosts ?? null, allowsLoopback: isLoopback(new URL(apiUrl)) };
  return {
    intents: counted(createPaymentIntents(state, createSeal(keys, 'intent'), keys), onIntent),
    holds: createPaymentHolds(state),
    receipts: createSeal(keys, 'receipt'),
    pageAddress: (text) => paymentAddress(text, rules),
  };
}

function counted(intents: PaymentIntents, onIntent: PaymentDeskOptions['onIntent']): PaymentIntents {
  return {
    ...intents,
    async issue(scope, repeats) {
      const sealed = await intents.issue(scope, repeats);
      onIntent('issued');
      return sealed;
    },
    async claim(...args) {
      const isFirst = await intents.claim(...args);
      if (isFirst) onIntent('claimed');
      return isFirst;
    },
    async settle(id, body, outcome) {
      onIntent(outcome.kind);
      await intents.settle(id, body, outcome);
    },
  };
}
