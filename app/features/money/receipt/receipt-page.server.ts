import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { describeIssue } from '~/features/money/history/describe-issue.server';
import { showValue } from '~/features/money/history/history-words';
import { cancelPath, referenceOf, type ListedPayment } from '~/features/money/history/read-payments.server';
import { findDepositLimit } from '~/features/protection/player-limits/deposit-limit.server';
import type { Translation } from '~/i18n/translator.server';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import { timeZoneLabel } from '~/lib/time-zone';
import { writeAmount } from '~/lib/write-amount';
import { receiptPath, shortReference } from '~/payments/receipt-path';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { pausedUntil } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import { withUnavailablePage } from '~/payments/with-unavailable-page.server';
import { ACTIVITIES_PATH, methodsPath } from '~/payments/payment-kind';
import { findReceipt, type AcceptedReceipt, type Receipt, type UnknownReceipt } from '~/payments/receipt.server';
import { findListedPayment } from './find-listed-payment.server';
import { describeProgress, type Progress } from './payment-progress.server';
import { resolveUnknownPayment, LATEST_MINUTES, type ResolvedPayment } from './resolve-unknown-payment.server';
import { restoreReceipt, type RestoredReceipt } from './restore-receipt.server';

const GAMES_PATH = '/casino/slot';
const SUPPORT_PATH = '/support';

export const loadReceipt = (args: LoaderFunctionArgs) => withUnavailablePage(showReceipt(args));

/** Answers 404 with a page that says so where this player has no such receipt. */
async function showReceipt(args: LoaderFunctionArgs) {
  const player = requirePlayer(args);
  const { context, params } = args;
  const copy = receiptCopy(context.page.translation);
  const receipt = await readReceipt(context, player.usercode, params['id'] ?? '');
  if (!receipt) return json({ state: 'gone' as const, copy, activities: ACTIVITIES_PATH }, { status: 404 });
  const { t, locale } = context.page.translation;
  const [issue, outcome, limit] = await Promise.all([
    describeIssue(args),
    describeOutcome(context, player.usercode, receipt),
    receipt.state === 'accepted' && receipt.page !== null ? findDepositLimit(context) : null,
  ]);
  const { kind, method, amount, symbol, sentAt, intent, account } = receipt;
  return json({
    state: 'shown' as const,
    copy,
    self: receiptPath(intent),
    back: methodsPath(kind),
    /** A pause of play refuses deposits. */
    canRepeat: kind === 'withdraw' || pausedUntil(player) === null,
    activities: ACTIVITIES_PATH,
    games: GAMES_PATH,
    support: SUPPORT_PATH,
    /** Until when an unlisted payment may still be recorded. */
    latest: formatDateTime(sentAt + LATEST_MINUTES * 60_000, context.page.zone),
    kind,
    method,
    amount: amount === null ? null : formatWithSymbol(amount, locale, symbol),
    /** As it is typed at a bank. */
    plainAmount: amount === null ? null : writeAmount(amount, locale, false),
    account,
    sentAt: formatDateTime(sentAt, context.page.zone),
    /** How a deposit that is not paid yet is cancelled, and that it uses up the player's limit, where there is one. */
    openNote: t('cashier-server', limit?.left == null ? 'openCancel' : 'openCounts'),
    isRestored: receipt.state === 'restored',
    reference: shortReference(intent),
    timeZone: t('history-server', 'timeZone', { name: timeZoneLabel(context.page.zone, locale) }),
    ...issue,
    /** The operator's words about the row, such as the account, where nothing else on the receipt has them. */
    rowNote: null as string | null,
    ...outcome,
  });
}

/** The receipt's own texts, and those that it shares with the form. */
function receiptCopy({ copy }: Pick<Translation, 'copy'>) {
  const form = copy('cashier');
  return {
    ...copy('receipt'),
    merged: copy('history-words').statusMerged,
    print: copy('statement').print,
    depositTitle: form.depositTitle,
    withdrawTitle: form.withdrawTitle,
    activities: form.activities,
    account: form.account,
    note: copy('history').note,
    askSupport: form.askSupport,
    copy: form.copy,
    copied: form.copied,
    otherMethods: form.otherMethods,
    payToTitle: form.payToTitle,
    receiptMethod: form.receiptMethod,
    receiptAmount: form.receiptAmount,
  };
}

/** @throws an error page while neither the shared state nor the operator's list can be read */
async function readReceipt(context: AppLoadContext, player: string, id: string) {
  let isStateAway = false;
  try {
    const storedReceipt = await findReceipt(context.payments, player, id);
    if (storedReceipt) return storedReceipt;
  } catch (error) {
    if (!(error instanceof StateUnavailableError)) throw error;
    isStateAway = true;
  }
  const restored = await restoreReceipt(context, id);
  if (!restored && isStateAway) throw new StateUnavailableError('receipts');
  return restored;
}

async function describeOutcome(context: AppLoadContext, player: string, receipt: Receipt | RestoredReceipt) {
  if (receipt.state === 'restored') {
    const described = describeAccepted(context, { ...receipt, message: null, page: null }, receipt.row);
    const { note, progress } = described.accepted;
    return { ...described, rowNote: NOTED.includes(progress) ? null : note };
  }
  if (receipt.state === 'accepted') {
    const row = await findRow(context, receipt);
    const described = describeAccepted(context, receipt, row);
    const isNamed = row !== null && referenceOf(row) === receipt.intent;
    if (described.accepted.again !== null && isNamed && receipt.hold !== null)
      await context.payments.duplicateLock.undo(receipt.hold, receipt.intent);
    return described;
  }
  const finding = await resolveUnknownPayment(context, player, receipt);
  if (finding.kind === 'found') return describeFound(context, receipt, finding);
  if (finding.kind !== 'accepted') return { accepted: null, finding, cancel: null };
  // Its receipt has been replaced since it was read.
  const latest = await findReceipt(context.payments, player, receipt.intent);
  return latest?.state === 'accepted'
    ? describeAccepted(context, latest, await findRow(context, latest))
    : { accepted: null, finding: { kind: 'cannotTell' as const }, cancel: null };
}

async function findRow(context: AppLoadContext, receipt: AcceptedReceipt): Promise<ListedPayment | null> {
  const row = await findListedPayment(context, receipt);
  return row === 'unreadable' ? null : row;
}

type ShownReceipt = Pick<
  AcceptedReceipt,
  'kind' | 'intent' | 'method' | 'form' | 'sentAt' | 'page' | 'time' | 'payTo' | 'account' | 'locale'
> & { readonly message: string | null };

/** Their notice has the operator's note. */
const NOTED: readonly Progress[] = ['merged', 'rejected'];

const DECIDED: readonly Progress[] = ['approved', 'merged', 'rejected', 'cancelled'];

/** A payment page is linked only while it may wait for the player. */
function describeAccepted(context: AppLoadContext, receipt: ShownReceipt, row: ListedPayment | null) {
  const { translation } = context.page;
  const lang = receipt.locale === null || receipt.locale === translation.locale ? undefined : receipt.locale;
  const { progress, steps } = describeProgress(context, receipt, row);
  const isOpen = progress === 'requested' || progress === 'waiting';
  const isDecided = DECIDED.includes(progress);
  return {
    accepted: {
      // The site's own words are those of the reader's language.
      message:
        receipt.message || (receipt.message === '' ? translation.t('cashier-server', `${receipt.kind}Done`) : ''),
      messageLang: receipt.message ? lang : undefined,
      /** The language of the operator's words in it, where it is not that of the page. */
      lang,
      /** The operator's words about the row: why it was rejected, or with what it was merged. */
      note: noteOf(receipt, row),
      page: isOpen ? receipt.page : null,
      time: isDecided ? null : receipt.time,
      payTo: isDecided ? [] : receipt.payTo,
      /** The form of a payment that came to nothing, filled in once more; null for any other. */
      again: progress === 'cancelled' || progress === 'rejected' ? receipt.form : null,
      isDecided,
      progress,
      steps,
    },
    finding: null,
    cancel: describeCancel(receipt, row),
    method: methodOf(receipt, row),
  };
}

function describeFound(
  { page: { translation, zone } }: AppLoadContext,
  receipt: UnknownReceipt,
  { kind, row }: Extract<ResolvedPayment, { kind: 'found' }>,
) {
  const { label } = showValue(translation.copy('history-words'), 'transactionStatus', row.status);
  const createdAt = formatDateTime(Date.parse(row.createdAt), zone);
  return {
    accepted: null,
    finding: { kind, status: row.status, statusText: label, createdAt },
    rowNote: noteOf(receipt, row),
    cancel: describeCancel(receipt, row),
    method: methodOf(receipt, row),
  };
}

/** The account alone, which the receipt has, is no reason. */
const noteOf = ({ account }: Pick<Receipt, 'account'>, row: ListedPayment | null): string | null =>
  row?.note && row.note !== account ? row.note : null;

/** In the reader's language where the operator's row names the payment, else in that of the form. */
const methodOf = ({ intent, method }: Pick<Receipt, 'intent' | 'method'>, row: ListedPayment | null): string =>
  row && referenceOf(row) === intent ? row.method : method;

/** Only for a row that names the payment: one of the same amount may be another withdrawal. */
function describeCancel({ intent }: Pick<Receipt, 'intent'>, row: ListedPayment | null) {
  if (!row || referenceOf(row) !== intent) return null;
  if (row.cancellable) return { href: cancelPath(row.id), refusal: null };
  return row.cancellable === false && row.cancelRefusal ? { href: null, refusal: row.cancelRefusal } : null;
}
