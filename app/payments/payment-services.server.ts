import { isLoopback } from '~/lib/loopback';
import { paymentPageUrl } from './payment-page-url';
import type { SharedState } from '~/platform/state/shared-state';
import type { OnMalformed } from '~/platform/state/stored-value.server';
import type { Keys } from '~/session/keys.server';
import { createDuplicatePaymentLock } from './duplicate-payment-lock.server';
import { createPaymentIntents, type PaymentIntents, type PaymentOutcome } from './payment-intents.server';
import { createReceiptRecords } from './receipt-records.server';
import { createSeal } from '~/session/seal.server';

interface PaymentServicesOptions {
  readonly state: SharedState;
  readonly keys: Keys;
  readonly apiUrl: string;
  readonly hosts: readonly string[] | undefined;
  /** Called for every step of an intent: issued, claimed, and the outcome of its payment. */
  onIntent(step: 'issued' | 'claimed' | PaymentOutcome['kind']): void;
  readonly onMalformed: OnMalformed;
}

export type PaymentServices = ReturnType<typeof createPaymentServices>;

/** Services shared by deposits and withdrawals: intents, the duplicate lock, receipts, and payment-page URLs. */
export function createPaymentServices({ state, keys, apiUrl, hosts, onIntent, onMalformed }: PaymentServicesOptions) {
  const rules = { hosts: hosts ?? null, allowsLoopback: isLoopback(new URL(apiUrl).hostname) };
  return {
    intents: counted(createPaymentIntents({ state, seal: createSeal(keys, 'intent'), keys, onMalformed }), onIntent),
    duplicateLock: createDuplicatePaymentLock(state, onMalformed),
    /** Seals a checked payment form into the page where the player reviews it, so that no account number is in the page. */
    sealedReviews: createSeal(keys, 'order'),
    receipts: createReceiptRecords(state, createSeal(keys, 'receipt')),
    /** The URL of a payment page, for a link; null for one that players must not be sent to. */
    paymentPageUrl: (text: string) => paymentPageUrl(text, rules),
  };
}

function counted(intents: PaymentIntents, onIntent: PaymentServicesOptions['onIntent']): PaymentIntents {
  return {
    ...intents,
    async issue(scope, confirmsRepeatOf) {
      const sealed = await intents.issue(scope, confirmsRepeatOf);
      onIntent('issued');
      return sealed;
    },
    async claim(...args) {
      const isFirst = await intents.claim(...args);
      if (isFirst) onIntent('claimed');
      return isFirst;
    },
    async settle(id, formFingerprint, outcome) {
      onIntent(outcome.kind);
      await intents.settle(id, formFingerprint, outcome);
    },
  };
}
