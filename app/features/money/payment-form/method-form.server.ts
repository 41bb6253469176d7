import type { AppLoadContext } from '@remix-run/node';
import { compareDecimals } from '~/lib/decimal';
import type { CallData } from '~/upstream/contract/call';
import { payment } from '~/upstream/contract/payment';
import { transaction } from '~/upstream/contract/transaction';
import { TransactionStatus } from '~/upstream/contract/values';
import { dataOf } from '~/upstream/outcome';
import { describeFields } from './describe-fields.server';
import type { BoundedMethod } from '~/features/money/payment-methods/bounded-method.server';
import { readMethods } from '~/features/money/payment-methods/methods.server';
import type { PaymentField } from './payment-field';
import { findAccount } from '~/features/money/payment-methods/saved-account.server';
import { KIND_NUMBER, type PaymentKind } from '~/payments/payment-kind';

/**
 * One method with its form.
 *
 * - `ready`: there are fields to fill in
 * - `empty`: the operator's form has no rows
 * - `unusable`: its form cannot be filled in
 */
type MethodForm =
  { readonly state: 'ready'; readonly fields: readonly PaymentField[] } | { readonly state: 'empty' | 'unusable' };

interface Choice {
  readonly kind: PaymentKind;
  readonly methodId: string;
  /** Empty for none; null for the one that was used last. */
  readonly accountId: string | null;
}

type Rows = CallData<typeof payment.detail>;

/** @throws 404 for a method that is not offered, an error page when the methods cannot be read */
async function readChosen(context: AppLoadContext, { kind, methodId, accountId }: Choice) {
  const method = (await readMethods(context, kind)).find(({ id }) => String(id) === methodId);
  if (!method) throw new Response(null, { status: 404 });
  return { method, account: accountId === null ? (method.accounts?.[0] ?? null) : findAccount(method, accountId) };
}

/** A method with the rows of its form. @throws as `readChosen`, and an error page when the form cannot be read */
export async function readMethodRows(context: AppLoadContext, choice: Choice) {
  const chosen = await readChosen(context, choice);
  return { ...chosen, rows: await context.operator.read(payment.detail, detailRequest(chosen)) };
}

/** As `readMethodRows`; a form that the operator did not send is an answer with the reason for the player, not an error page. */
export async function findMethodRows(context: AppLoadContext, choice: Choice) {
  const chosen = await readChosen(context, choice);
  const outcome = await context.operator.ask(payment.detail, detailRequest(chosen));
  if (outcome.kind === 'success') return { ...chosen, rows: outcome.data };
  const operatorMessage = outcome.kind === 'refused' ? outcome.message : null;
  const message = operatorMessage || context.page.translation.t('cashier', 'unusable');
  return { ...chosen, rows: { state: 'failed' as const, message } };
}

const detailRequest = ({ method: { id, type }, account }: Awaited<ReturnType<typeof readChosen>>) => ({
  id,
  type,
  ...(account && { account: account.id }),
});

/** The form of a method. Its amount lies in the range that is possible now. */
export function buildMethodForm(context: AppLoadContext, method: BoundedMethod, rows: Rows): MethodForm {
  if (rows.length === 0) return { state: 'empty' };
  const fields = describeFields(rows, method, context.page.translation);
  return fields ? { state: 'ready', fields } : { state: 'unusable' };
}

const NEWEST = 20;

export async function readListed({ operator }: AppLoadContext, kind: PaymentKind) {
  const list = dataOf(await operator.ask(transaction.list, { kind: KIND_NUMBER[kind], skip: 0, take: NEWEST }));
  const confirmed = (list?.items ?? []).filter(({ status }) => status === TransactionStatus.Confirmed);
  const amounts = confirmed.map(({ amount }) => amount).sort(compareDecimals);
  // The total is not known when the list cannot be read. The largest is of the newest confirmed ones, where there is any.
  return { total: list?.total ?? null, largest: amounts.at(-1) ?? null };
}
