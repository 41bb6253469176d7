import type { IntentScope } from './payment-intents.server';
import type { PaymentKind } from './payment-kind';

/** The scope of the intents of this session, method and account. */
export const scopeOf = (
  sessionId: string,
  kind: PaymentKind,
  methodId: string,
  account: { readonly id: string | number } | null,
): IntentScope => ({
  sessionId,
  subject: account ? `${kind}:${methodId}:${account.id}` : `${kind}:${methodId}`,
});
