import { json, type ActionFunctionArgs, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import type { ConfirmReply } from '~/forms/confirm-form';
import { replaceWith, replaceWithMessage } from '~/forms/replace-entry.server';
import { showValue } from '~/features/money/history/history-words';
import { readPayments, cancelPath, type ListedPayment } from '~/features/money/history/read-payments.server';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import { receiptPath, shortReference } from '~/payments/receipt-path';
import { payment } from '~/upstream/contract/payment';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { mayHaveActed, type Failure } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { ACTIVITIES_PATH } from '~/payments/payment-kind';

export async function loadCancellation({ context, params }: LoaderFunctionArgs) {
  const id = params['id'] ?? '';
  const found = await findWithdrawal(context, id);
  const shared = {
    copy: context.page.translation.copy('cancel-withdrawal'),
    texts: context.page.translation.copy('forms'),
    self: cancelPath(id),
    activities: ACTIVITIES_PATH,
  };
  // No error page: it would replace the message of a cancellation whose outcome is unknown.
  if ('failure' in found) {
    return json({ state: 'unreadable' as const, ...shared }, { status: statusOf(found.failure, { refused: 503 }) });
  }
  return json({ ...shared, ...describeWithdrawal(context, found) });
}

/** @throws 404 where the player has no such withdrawal among the newest ones */
async function findWithdrawal(context: AppLoadContext, id: string): Promise<ListedPayment | { failure: Failure }> {
  const isIt = (row: ListedPayment) => String(row.id) === id;
  const list = await readPayments(context, { kind: TransactionKind.Withdraw }, (items) => items.some(isIt));
  if (list.kind !== 'rows') return { failure: list };
  const row = list.items.find(isIt);
  if (!row) throw new Response(null, { status: 404 });
  return row;
}

function describeWithdrawal({ page: { translation, zone } }: AppLoadContext, row: ListedPayment) {
  const { amount, currencySymbol, method, createdAt, reference, status } = row;
  const { label } = showValue(translation.copy('history-words'), 'transactionStatus', status);
  return {
    state: stateOf(row),
    reason: row.cancelRefusal ?? '',
    amount: formatWithSymbol(amount, translation.locale, currencySymbol),
    method,
    time: formatDateTime(Date.parse(createdAt), zone),
    status: label,
    reference: shortReference(reference || String(row.id)),
    back: reference ? receiptPath(reference) : ACTIVITIES_PATH,
  };
}

function stateOf({ status, cancellable }: ListedPayment): 'ready' | 'cancelled' | 'refused' {
  if (status === TransactionStatus.Cancelled) return 'cancelled';
  return cancellable ? 'ready' : 'refused';
}

/** Cancelling has one effect however often it is asked, so the player may ask again when the outcome is unknown. */
export async function submitCancellation({ context, params }: ActionFunctionArgs) {
  const { operator, page } = context;
  const say = (kind: ConfirmReply['kind'], message: string, status: number) =>
    json({ kind, message } satisfies ConfirmReply, { status });
  const row = await findWithdrawal(context, params['id'] ?? '');
  const { copy } = page.translation;
  const texts = copy('cancel-withdrawal-server');
  if ('failure' in row) return say('refused', texts.notSent, statusOf(row.failure, { refused: 503 }));
  const { reference } = row;
  // The receipt tells of it.
  const leave = (message: string) =>
    reference ? replaceWith(receiptPath(reference)) : replaceWithMessage(context, ACTIVITIES_PATH, message);
  if (row.status === TransactionStatus.Cancelled) return leave(texts.cancelled);
  const outcome = await operator.ask(payment.cancel, { id: row.id });
  if (outcome.kind === 'success') return leave(outcome.message || texts.cancelled);
  if (mayHaveActed(outcome)) return say('unknown', texts.unknown, statusOf(outcome));
  const operatorMessage = outcome.kind === 'refused' ? outcome.message : null;
  return say('refused', operatorMessage || texts[whyNot(outcome.kind)], statusOf(outcome));
}

function whyNot(kind: Failure['kind']): 'refused' | 'notOffered' | 'notSent' {
  if (kind === 'refused') return 'refused';
  return kind === 'not-offered' ? 'notOffered' : 'notSent';
}
