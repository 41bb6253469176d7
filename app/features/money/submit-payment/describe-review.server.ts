import type { AppLoadContext } from '@remix-run/node';
import { interpolate } from '~/i18n/interpolate';
import { formatDateTime } from '~/lib/dates';
import { addAmounts, compareDecimals } from '~/lib/decimal';
import { formatWithSymbol } from '~/lib/money';
import { normaliseCode } from '~/lib/normalise-text';
import { withFee } from '~/features/money/payment-methods/bounded-method.server';
import { feeOf, termsOf } from '~/features/money/payment-methods/method-terms.server';
import type { Entries, PaymentField } from '~/features/money/payment-form/payment-field';
import type { PaymentKind } from '~/payments/payment-kind';
import { receiptPath } from '~/payments/receipt-path';
import type { ReviewToConfirm } from '~/features/money/payment-form/payment-reply';
import type { SubmissionState } from './submission-state.server';
import { sealReview } from './reviewed-payment.server';
import { isCardNumber } from '~/forms/described/check-digits';
import { bare, digitsIn } from '~/forms/described/mask';
import { readTime } from '~/forms/described/read-time';
import { isWallet, readText } from '~/forms/described/read-text';

/** A deposit is unusual above this many times the player's largest one. It finds a zero too many. */
const UNUSUAL_TIMES = 5;

/** Whether the payment is shown once more before it is sent: money that leaves, and a deposit far above the usual ones. */
export function needsReview(kind: PaymentKind, amount: string | null, largestBefore: string | null): boolean {
  if (kind === 'withdraw') return true;
  if (amount === null || largestBefore === null) return false;
  const usual = addAmounts(Array<string>(UNUSUAL_TIMES).fill(largestBefore));
  return compareDecimals(amount, usual) > 0;
}

/** The equal payment of a moment ago, and the intent of a form that may repeat it. */
export interface Repeat {
  readonly receipt: string;
  readonly message: string;
  readonly intent: string;
}

/** Describes a valid payment in the page's language. Account numbers are whole, so that they can be compared; cards are not. */
export async function describeReview(
  context: AppLoadContext,
  { submission, form, intent }: SubmissionState,
  repeat: Repeat | null = null,
): Promise<ReviewToConfirm> {
  if (form === null || form instanceof Response || !form.validated?.ok || !intent)
    throw new Error('a payment that has nothing to review');
  const { payments, page } = context;
  const { kind, entries, facts, scope } = submission;
  const { method, account, fields } = form;
  const { amount } = form.validated;
  const { t, locale } = page.translation;
  const copy = page.translation.copy('cashier');
  const { time } = termsOf(method, page.translation);
  const fee = feeOf(method, page.translation);
  const money = amount === null ? null : formatWithSymbol(amount, locale, method.currencySymbol);
  const isDeposit = kind === 'deposit';
  return {
    title: t('cashier-server', isDeposit ? 'reviewDeposit' : 'reviewWithdraw'),
    intro: t('cashier-server', isDeposit ? 'reviewUnusual' : 'reviewIntro'),
    repeats: repeat && {
      message: repeat.message,
      see: { href: receiptPath(repeat.receipt), label: t('cashier-server', `${kind}First`) },
    },
    facts: [
      ...(money === null ? [] : [{ name: copy.receiptAmount, value: money }]),
      { name: copy.receiptMethod, value: method.title },
      ...(account ? [{ name: copy.account, value: account.label }] : []),
      ...(fields ?? [])
        .filter(({ limits }) => limits === null)
        .map((field) => ({ name: field.label, value: showField(context, field, typedIn(entries, field)) })),
      ...(fee === null ? [] : [{ name: t('cashier-server', 'reviewFee'), value: fee || t('cashier-server', 'noFee') }]),
      ...(amount === null || !fee || !method.fee
        ? []
        : [
            {
              name: t('cashier-server', isDeposit ? 'reviewTotalDeposit' : 'reviewTotalWithdraw'),
              value: formatWithSymbol(withFee(amount, method.fee), locale, method.currencySymbol),
            },
          ]),
      ...(time === null ? [] : [{ name: t('cashier-server', 'reviewTime'), value: time }]),
    ],
    submit:
      money === null
        ? t('cashier-server', 'send')
        : interpolate(copy[isDeposit ? 'submitDepositAmount' : 'submitWithdrawAmount'], { amount: money }),
    order: await sealReview(payments, scope, { intent: repeat?.intent ?? intent.sealed, entries, facts }),
    code: null,
  };
}

/** The account that was typed, by its last digits; null for a form whose account is not known. */
export function maskedAccount(fields: readonly PaymentField[], entries: Entries): string | null {
  const isNumber = ({ mask }: PaymentField) => mask !== null && digitsIn(mask) >= SHORTEST_NUMBER;
  const field = fields.find(({ check }) => check !== null) ?? fields.find(isNumber) ?? fields.find(isWallet);
  return field ? lastDigits(typedIn(entries, field)) : null;
}

const typedIn = (entries: Entries, { key }: PaymentField) => {
  const value = entries.find(([name]) => name === key)?.[1];
  return typeof value === 'string' ? value.trim() : '';
};

const SHOWN_DIGITS = 4;
/** Shorter ones are codes. */
const SHORTEST_NUMBER = 8;
const lastDigits = (typed: string) => `•••• ${bare(typed).slice(-SHOWN_DIGITS)}`;

function showField({ page: { translation, zone } }: AppLoadContext, field: PaymentField, typed: string): string {
  const copy = translation.copy('cashier');
  const sent = readText(field, typed);
  if (field.check === 'card' || isCardNumber(typed)) return lastDigits(typed);
  if (field.isSecret) return '••••';
  if (field.check === 'iban') return sent.replace(/(.{4})(?=.)/g, '$1 ');
  switch (field.control) {
    case 'choice':
      return field.options.find(({ value }) => value === typed)?.label ?? typed;
    case 'yes-no':
      return typed === 'true' ? copy.yes : copy.no;
    case 'time': {
      const time = readTime(typed, zone);
      return time?.includes('T') ? formatDateTime(Date.parse(`${time}Z`), zone) : typed;
    }
    case 'text':
      return sent;
    default:
      return normaliseCode(typed);
  }
}
