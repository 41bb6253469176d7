import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { CSRF_FIELD } from '~/session/csrf-field';
import { findNewestPayments } from '~/features/money/history/latest-payments.server';
import { findDepositLimit } from '~/features/protection/player-limits/deposit-limit.server';
import { scopeOf } from '~/payments/payment-intents.server';
import { pausedUntil, requirePlayIsOn } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import { isWallet } from '~/forms/described/read-text';
import { safeAddress } from '~/lib/safe-url';
import { boundMethod } from '~/features/money/payment-methods/bounded-method.server';
import { findFunds, whyNoFunds } from '~/features/money/payment-methods/funds.server';
import { AMOUNT_PARAM } from '~/payments/amount-in-address';
import { lastMethod } from '~/payments/last-method.server';
import type { PlayerSession } from '~/session/player-session.server';
import { termsOf } from '~/features/money/payment-methods/method-terms.server';
import { whyNoDeposit } from '~/features/money/payment-methods/methods.server';
import { methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { findMethodRows, buildMethodForm } from './method-form.server';
import type { PaymentField } from './payment-field';
import { prefilled } from './prefilled.server';
import { filledAmount, onlyAmount, quickAmounts } from './quick-amounts.server';
import { accountIn, accountLinks, accountPath, isCard } from '~/features/money/payment-methods/saved-account.server';
import { withUnavailablePage } from '~/payments/with-unavailable-page.server';

export const loadDeposit = (args: LoaderFunctionArgs) => withUnavailablePage(loadPayment(args, 'deposit'));
export const loadWithdraw = (args: LoaderFunctionArgs) => withUnavailablePage(loadPayment(args, 'withdraw'));

/** The account's home leads to the form of the last payment, whose method may be gone by now. */
const leaveLastMethod =
  ({ context, params }: LoaderFunctionArgs, player: PlayerSession, kind: PaymentKind) =>
  async (thrown: unknown): Promise<never> => {
    const isGone = thrown instanceof Response && thrown.status === 404;
    if (!isGone || lastMethod(context.player.jar, player, kind)?.id !== params['id']) throw thrown;
    const message = context.page.translation.t('cashier-server', 'methodGone');
    throw await context.page.toasts.redirect(methodsPath(kind), { type: 'info', message });
  };

async function loadPayment(args: LoaderFunctionArgs, kind: PaymentKind) {
  const player = requirePlayer(args);
  const { context, params } = args;
  if (kind === 'deposit') requirePlayIsOn(context);
  const {
    payments,
    page: { translation },
  } = context;
  const choice = { kind, methodId: params['id'] ?? '', accountId: accountIn(args.request) };
  // Side by side: limits that cannot be read take no time from the form.
  const [listed, limit, funds, newest] = await Promise.all([
    findMethodRows(context, choice).catch(leaveLastMethod(args, player, kind)),
    kind === 'deposit' ? findDepositLimit(context) : null,
    kind === 'withdraw' ? findFunds(context) : null,
    findNewestPayments(context, player, kind),
  ]);
  const { account = null, rows } = listed;
  const method = boundMethod(listed.method, { limit, funds });
  const form = 'state' in rows ? rows : buildMethodForm(context, method, rows);
  // A dialog reads the page as data: it shows the message and closes. A page of its own leads back.
  if (form.state === 'failed' && !context.page.isDataRequest)
    throw await context.page.toasts.redirect(methodsPath(kind), { type: 'error', message: form.message });
  const id = String(method.id);
  const path = accountPath(kind, method, account);
  const fields = form.state === 'ready' ? form.fields : [];
  const { currencySymbol: symbol } = method;
  const payTo = method.payTo ?? [];
  const asked = new URL(args.request.url).searchParams.get(AMOUNT_PARAM);
  const copy = translation.copy('cashier');
  // Before the typed values are taken, which a failure would lose.
  const intent = form.state === 'ready' ? await payments.intents.issue(scopeOf(player.id, kind, id, account)) : null;
  return json({
    copy,
    texts: translation.copy('forms'),
    reader: { texts: translation.copy('field-rules'), locale: translation.locale, zone: context.page.zone },
    kind,
    kindLabel: kind === 'deposit' ? copy.depositTitle : copy.withdrawTitle,
    action: path,
    back: methodsPath(kind),
    title: method.title,
    image: safeAddress(method.image),
    terms: termsBeside(fields, termsOf(method, translation)),
    symbol,
    accounts: accountLinks(kind, method, account),
    /** That the operator keeps the account that is typed, and how it is removed; null where it does not. */
    accountKept:
      kind === 'withdraw' && account === null && method.accounts && fields.some(isAccountNumber)
        ? translation.t('cashier-server', isCard(method) ? 'cardKept' : 'accountKept', { remove: copy.removeAccount })
        : null,
    payTo,
    open: newest.open.filter((line) => line.method === method.title),
    openTitle: translation.t('account', 'openPayments'),
    funds,
    depositLimit: limit?.left == null ? null : limit.text,
    noFunds: funds
      ? whyNoFunds(funds, method, translation, pausedUntil(player) !== null)
      : whyNoDeposit(limit, method, translation),
    quick: quickAmounts({ fields, symbol, hasAll: funds !== null }, translation),
    form,
    /** The operator's values, the amount of the address, and what was typed before a login or a review, by field. */
    typed: {
      ...('state' in rows ? {} : prefilled(rows, fields, context.page)),
      ...filledAmount(fields, onlyAmount(fields) ?? asked, translation.locale),
      // A form that was sent has it in its reply: it stays for the next.
      ...(context.page.form.has(CSRF_FIELD) ? {} : await context.player.draft.find()),
    },
    intent,
  });
}

const isAccountNumber = (field: PaymentField) => field.check !== null || field.mask !== null || isWallet(field);

/** The range of amounts is said once: at the field where there is one. */
const termsBeside = (fields: readonly PaymentField[], terms: ReturnType<typeof termsOf>) =>
  fields.some(({ limits }) => limits !== null) ? { ...terms, limits: null } : terms;
