import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { scopeOf } from '~/payments/payment-intents.server';
import { requirePlayer } from '~/session/require-player.server';
import {
  CODE_FIELD,
  CONFIRMED_FIELD,
  EDIT_FIELD,
  FILL_FIELD,
  INTENT_FIELD,
  LOCALE_FIELD,
  type Entries,
} from '~/features/money/payment-form/payment-field';
import type { PaymentKind } from '~/payments/payment-kind';
import { OWN_FIELDS } from '~/features/money/payment-form/describe-fields.server';
import type { PaymentFacts } from './decide-payment';
import { openReview } from './reviewed-payment.server';
import { accountIn } from '~/features/money/payment-methods/saved-account.server';
import type { FormFacts } from '~/features/money/payment-form/validate-payment';

export type Submission = Awaited<ReturnType<typeof readSubmission>>;

export async function readSubmission(args: ActionFunctionArgs, kind: PaymentKind) {
  const { payments, page } = args.context;
  const player = requirePlayer(args);
  const methodId = args.params['id'] ?? '';
  // Empty for none.
  const accountId = accountIn(args.request) ?? '';
  const account = accountId === '' ? null : { id: accountId };
  const scope = scopeOf(player.id, kind, methodId, account);
  const order = await openReview(payments, page.form, scope);
  const entries = entriesOf(page.form, order);
  const facts = order?.facts ?? formFactsOf(page);
  const texts = entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']).sort();
  const formFingerprint = payments.intents.fingerprint(texts);
  // Null when the form carries none that was issued for it.
  const intent = await payments.intents.open(order === undefined ? page.form.get(INTENT_FIELD) : order?.intent, scope);
  const amount = page.form.get(FILL_FIELD);
  const fill = typeof amount === 'string' ? amount : null;
  // A button that changes the form, the form's own, or that of its review.
  const isEdit = fill !== null || page.form.has(EDIT_FIELD);
  const pressed: PaymentFacts['pressed'] = isEdit ? 'edit' : order === undefined ? 'form' : 'review';
  // What was typed into the code field of the review.
  const typed = order === undefined ? null : page.form.get(CODE_FIELD);
  const code = typeof typed === 'string' ? typed.trim() : null;
  return { kind, methodId, accountId, player, entries, facts, formFingerprint, scope, intent, code, pressed, fill };
}

/** The fields of the method, without the site's own. A review's form has none: they are in what it seals. */
export const entriesOf = (form: FormData, review: { readonly entries: Entries } | null | undefined): Entries =>
  review === undefined ? [...form].filter(([key]) => !OWN_FIELDS.has(key)) : (review?.entries ?? []);

type FormPage = Pick<AppLoadContext['page'], 'form' | 'languages' | 'translation'>;

/** What a sent form says of itself. A form without a known language counts as typed in the page's. */
function formFactsOf({ form, languages, translation }: FormPage): FormFacts {
  const named = form.get(LOCALE_FIELD);
  const isKnown = typeof named === 'string' && languages.accepted.has(named);
  return { locale: isKnown ? named : translation.locale, confirmed: form.getAll(CONFIRMED_FIELD) };
}
