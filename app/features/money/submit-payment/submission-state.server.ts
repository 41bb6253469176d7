import type { AppLoadContext } from '@remix-run/node';
import type { PaymentField } from '~/features/money/payment-form/payment-field';
import type { ValidatedPayment } from '~/features/money/payment-form/validate-payment';
import type { BoundedMethod } from '~/features/money/payment-methods/bounded-method.server';
import type { SavedAccount } from '~/features/money/payment-methods/saved-account.server';
import { asksForCode, type Attempt, type Intent, type PaymentOutcome } from '~/payments/payment-intents.server';
import type { PaymentState, PaymentFacts } from './decide-payment';
import type { Submission } from './read-submission.server';
import type { Sent } from './send-within-limits.server';

export interface SubmissionState {
  readonly submission: Submission;
  /** The intent that the payment would use; null for a form without one that was issued for it. */
  readonly intent: Intent | null;
  readonly earlier: Attempt | null;
  /** Null before it is read; a response of 502, 503 or 504 where it cannot be. */
  readonly form: SubmittedForm | Response | null;
  readonly sent: Sent | null;
}

/** The method as the operator describes it at the time of the submission, and what was typed into its form. */
export interface SubmittedForm {
  readonly method: BoundedMethod;
  /** Undefined for one that the operator does not keep for this player. */
  readonly account: SavedAccount | null | undefined;
  /** Null for a form that cannot be filled in. */
  readonly fields: readonly PaymentField[] | null;
  readonly validated: ValidatedPayment | null;
  /** The number of payments that the operator listed before; null when not known. */
  readonly listedBefore: number | null;
  readonly needsReview: boolean;
}

export function factsOf(
  context: AppLoadContext,
  { submission, intent, earlier, form, sent }: SubmissionState,
): PaymentFacts {
  const isRead = form !== null && !(form instanceof Response);
  return {
    pressed: submission.pressed,
    earlier: earlier && {
      isSameForm: earlier.formFingerprint === submission.formFingerprint,
      fate: paymentStateOf(earlier.outcome),
    },
    form: form === null ? 'unread' : !isRead ? 'unreachable' : form.fields === null ? 'unusable' : 'ready',
    isAccountKnown: isRead && form.account !== undefined,
    isValid: isRead && form.validated?.ok === true,
    intent: intent === null ? 'none' : intent.isFresh ? 'fresh' : 'expired',
    needsReview: isRead && form.needsReview,
    code: submission.code === null ? 'none' : codeProblemOf(context, submission.code) === null ? 'typed' : 'wrong',
    sent: sent && ('outcome' in sent ? paymentStateOf(sent.outcome) : sent.kind),
  };
}

const paymentStateOf = (outcome: PaymentOutcome): PaymentState => (asksForCode(outcome) ? 'code-asked' : outcome.kind);

const MAX_CODE_LENGTH = 40;

/** What is wrong with a typed code before it is sent; null for nothing. */
export function codeProblemOf({ page: { translation } }: AppLoadContext, code: string): string | null {
  const field = translation.t('forms-server', 'factorCode');
  if (code === '') return translation.t('field-rules', 'fieldMissing', { field });
  if (code.length <= MAX_CODE_LENGTH) return null;
  return translation.t('field-rules', 'fieldLong', { field, count: MAX_CODE_LENGTH });
}
