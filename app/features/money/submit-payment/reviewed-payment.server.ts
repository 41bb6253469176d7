import { z } from 'zod';
import type { IntentScope } from '~/payments/payment-intents.server';
import type { PaymentServices } from '~/payments/payment-services.server';
import { REVIEW_FIELD, type Entries } from '~/features/money/payment-form/payment-field';
import type { FormFacts } from '~/features/money/payment-form/validate-payment';

const reviewedPayment = z.object({
  sessionId: z.string(),
  subject: z.string(),
  intent: z.string(),
  entries: z.array(z.tuple([z.string(), z.string()])),
  facts: z.object({ locale: z.string(), confirmed: z.array(z.string()) }),
});

export interface ReviewedPayment {
  readonly intent: string;
  readonly entries: Entries;
  readonly facts: FormFacts;
}

/** Seals a form's contents for its review, which then sends nothing else. */
export const sealReview = (
  { sealedReviews }: PaymentServices,
  scope: IntentScope,
  order: ReviewedPayment,
): Promise<string> => sealedReviews.seal({ ...order, sessionId: scope.sessionId, subject: scope.subject });

/**
 * @param scope without a subject, a review of any method in this session
 * @returns undefined for a form that was not reviewed yet; null for a text that is no order of this session and method
 */
export async function openReview(
  { sealedReviews }: PaymentServices,
  form: FormData,
  scope: Pick<IntentScope, 'sessionId'> | IntentScope | null,
): Promise<ReviewedPayment | null | undefined> {
  const sealed = form.get(REVIEW_FIELD);
  if (sealed === null) return undefined;
  const opened = reviewedPayment.safeParse(typeof sealed === 'string' ? await sealedReviews.open(sealed) : null);
  if (!opened.success || opened.data.sessionId !== scope?.sessionId) return null;
  return 'subject' in scope && opened.data.subject !== scope.subject ? null : opened.data;
}
