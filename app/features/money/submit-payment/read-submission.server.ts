import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { keepDraft } from '~/forms/keep-draft.server';
import { scopeOf } from '~/payments/payment-intents.server';
import { requireStepUp } from '~/session/require-player.server';
import {
  CODE_FIELD,
  CONFIRMED_FIELD,
  EDIT_FIELD,
  INTENT_FIELD,
  LOCALE_FIELD,
  type Entries,
} from '~/features/money/payment-form/payment-field';
import type { PaymentKind } from '~/payments/payment-kind';
import { OWN_FIELDS, SECRET_KEY } from '~/features/money/payment-form/describe-fields.server';
import { isCardNumber } from '~/features/money/payment-form/rules/check-digits';
import type { PaymentFacts } from './decide-payment';
import { openReview } from './reviewed-payment.server';
import { accountIn } from '~/features/money/payment-methods/saved-account.server';
import type { FormFacts } from '~/features/money/payment-form/validate-payment';

/** A payment form as the player sent it. */
export type Submission = Awaited<ReturnType<typeof readSubmission>>;

/**
 * @throws a redirect to the login form when there is no session, and to the confirmation for a player who was away; the
 * typed values are kept
 */
export async function readSubmission(args: ActionFunctionArgs, kind: PaymentKind) {
  const { payments, page, player: visitor } = args.context;
  const methodId = args.params['id'] ?? '';
  // Empty for none.
  const accountId = accountIn(args.request) ?? '';
  const account = accountId === '' ? null : { id: accountId };
  const before = visitor.session.player;
  const order = await openReview(payments, page.form, before && scopeOf(before.id, kind, methodId, account));
  // A review's form has no field of the method.
  const entries = order === undefined ? entriesOf(page.form) : (order?.entries ?? []);
  keepDraft(args.context, formOf(entries), keysThatMayWait(entries));
  const player = visitor.session.player ?? (await visitor.askForLogin());
  await requireStepUp(args.context, player);
  const scope = scopeOf(player.id, kind, methodId, account);
  const facts = order?.facts ?? formFactsOf(page);
  const texts = entries.map(([key, value]) => [key, typeof value === 'string' ? value : '']).sort();
  const formFingerprint = payments.intents.fingerprint(texts);
  // Null when the form carries none that was issued for it.
  const intent = await payments.intents.open(order === undefined ? page.form.get(INTENT_FIELD) : order?.intent, scope);
  // The form's button, that of its review, or the one that leads back to the form.
  const pressed: PaymentFacts['pressed'] = page.form.has(EDIT_FIELD) ? 'edit' : order === undefined ? 'form' : 'review';
  // What was typed into the code field of the review.
  const typed = order === undefined ? null : page.form.get(CODE_FIELD);
  const code = typeof typed === 'string' ? typed.trim() : null;
  return { kind, methodId, accountId, player, entries, facts, formFingerprint, scope, intent, code, pressed };
}

function formOf(entries: Entries): FormData {
  const form = new FormData();
  for (const [key, value] of entries) form.append(key, value);
  return form;
}

/** The fields of the method, without the site's own. */
const entriesOf = (form: FormData): Entries => [...form].filter(([key]) => !OWN_FIELDS.has(key));

/** The fields that may be kept while a player whose session ended logs in. The form is not known yet: no card number. */
const keysThatMayWait = (entries: Entries): string[] =>
  entries.flatMap(([key, value]) =>
    SECRET_KEY.test(key) || typeof value !== 'string' || isCardNumber(value) ? [] : [key],
  );

type FormPage = Pick<AppLoadContext['page'], 'form' | 'languages' | 'translation'>;

/** What a sent form says of itself. A form without a known language counts as typed in the page's. */
function formFactsOf({ form, languages, translation }: FormPage): FormFacts {
  const named = form.get(LOCALE_FIELD);
  const isKnown = typeof named === 'string' && languages.accepted.has(named);
  return { locale: isKnown ? named : translation.locale, confirmed: form.getAll(CONFIRMED_FIELD) };
}
