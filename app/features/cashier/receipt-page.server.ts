import { json, redirect, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { showValue } from '~/features/history/history-words';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import { requirePlayer } from '~/session/require-player.server';
import { readProgress } from './payment-progress.server';
import { resolveUnknownPayment, LATEST_MINUTES, type Finding } from './resolve-unknown-payment.server';
import { withUnavailablePage } from './with-unavailable-page.server';
import { ACTIVITIES_PATH, methodsPath, receiptPath } from './payment-kind';
import { openReceipt, type AcceptedReceipt } from './receipt.server';

const GAMES_PATH = '/casino/slot';

export const loadReceipt = (args: LoaderFunctionArgs) => withUnavailablePage(showReceipt(args));

/** @throws 404 for an id that is not a receipt of this player */
async function showReceipt(args: LoaderFunctionArgs) {
  const player = requirePlayer(args);
  const { context, params } = args;
  const {
    payments,
    page: { translation },
  } = context;
  const sealed = params['id'] ?? '';
  const receipt = await openReceipt(payments, sealed, player);
  if (!receipt) throw new Response(null, { status: 404 });
  const finding = receipt.state === 'unknown' ? await resolveUnknownPayment(context, sealed, receipt) : null;
  if (finding?.kind === 'accepted') throw redirect(receiptPath(finding.receipt));
  const { kind, method, amount, symbol, sentAt, intent } = receipt;
  return json({
    copy: translation.copy('cashier'),
    self: receiptPath(sealed),
    back: methodsPath(kind),
    activities: ACTIVITIES_PATH,
    games: GAMES_PATH,
    latestMinutes: LATEST_MINUTES,
    kind,
    method,
    amount: amount === null ? null : formatWithSymbol(amount, translation.locale, symbol),
    sentAt: formatDateTime(sentAt, context.page.zone),
    reference: intent.slice(0, 8),
    accepted: receipt.state === 'accepted' ? await describeAccepted(context, receipt) : null,
    finding: finding?.kind === 'found' ? describeRow(context, finding) : finding,
  });
}

/** A payment page is linked only while it may wait for the player. */
async function describeAccepted(context: AppLoadContext, receipt: AcceptedReceipt) {
  const { progress, steps } = await readProgress(context, receipt);
  const isOpen = progress === 'requested' || progress === 'waiting';
  return { message: receipt.message, page: isOpen ? receipt.page : null, progress, steps };
}

/** The operator's row, in the texts of the list of payments. */
function describeRow({ page: { translation, zone } }: AppLoadContext, row: Extract<Finding, { kind: 'found' }>) {
  const { label } = showValue(translation.copy('history-words'), 'transactionStatus', row.status);
  return { ...row, statusText: label, createdAt: formatDateTime(Date.parse(row.createdAt), zone) };
}
