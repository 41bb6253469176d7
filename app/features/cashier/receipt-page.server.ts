import { json, redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { requirePlayer } from '~/session/require-player.server';
import { findOut, LATEST_MINUTES } from './find-out.server';
import { formatAmount } from './format-amount';
import { orUnavailable } from './or-unavailable.server';
import { ACTIVITIES_PATH, methodsPath, receiptPath } from './payment-kind';
import { openReceipt } from './receipt.server';

export const loadReceipt = (args: LoaderFunctionArgs) => orUnavailable(showReceipt(args));

/** 404 for anything that is no receipt of this player. */
async function showReceipt(args: LoaderFunctionArgs) {
  const player = requirePlayer(args);
  const { context, params } = args;
  const { translation, payments } = context;
  const sealed = params['id'] ?? '';
  const receipt = await openReceipt(payments, sealed, player);
  if (!receipt) throw new Response(null, { status: 404 });
  const finding = receipt.state === 'unknown' ? await findOut(context, sealed, receipt) : null;
  if (finding?.kind === 'accepted') throw redirect(receiptPath(finding.receipt));
  const { kind, method, amount, symbol, sentAt, intent } = receipt;
  return json({
    copy: translation.copy('cashier'),
    self: receiptPath(sealed),
    back: methodsPath(kind),
    activities: ACTIVITIES_PATH,
    latestMinutes: LATEST_MINUTES,
    kind,
    method,
    amount: amount === null ? null : formatAmount(amount, symbol, translation.locale),
    sentAt: formatDateTime(sentAt),
    reference: intent.slice(0, 8),
    accepted: receipt.state === 'accepted' ? { message: receipt.message, page: receipt.page } : null,
    finding,
  });
}
