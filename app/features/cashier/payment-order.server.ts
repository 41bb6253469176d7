import type { AppLoadContext } from '@remix-run/node';
import { payment } from '~/upstream/contract/payment';
import { transaction } from '~/upstream/contract/transaction';
import { dataOf } from './data-of.server';
import { describeFields } from './describe-fields.server';
import { readMethods, type Method } from './methods.server';
import type { PaymentField } from './payment-field';
import { KIND_NUMBER, type PaymentKind } from './payment-kind';

/**
 * One method with its form.
 *
 * - `ready`: there are fields to fill in
 * - `empty`: the operator's form has no rows
 * - `unusable`: its form cannot be filled in
 */
export type MethodForm =
  { readonly state: 'ready'; readonly fields: readonly PaymentField[] } | { readonly state: 'empty' | 'unusable' };

/** @throws 404 for a method that is not offered, an error page when the methods cannot be read */
export async function readMethod(context: AppLoadContext, kind: PaymentKind, id: string): Promise<Method> {
  const method = (await readMethods(context, kind)).find((one) => String(one.id) === id);
  if (!method) throw new Response(null, { status: 404 });
  return method;
}

export async function readMethodForm(context: AppLoadContext, method: Method): Promise<MethodForm> {
  const { id, type, min = null, max = null } = method;
  const rows = await context.operator.read(payment.detail, { id, type });
  if (rows.length === 0) return { state: 'empty' };
  const fields = describeFields(rows, { min, max }, method.currencySymbol, context.page.translation);
  return fields ? { state: 'ready', fields } : { state: 'unusable' };
}

/** The number of payments of the kind that the operator lists; null when it cannot be read. */
export async function countListed({ operator }: AppLoadContext, kind: PaymentKind): Promise<number | null> {
  const outcome = await operator.ask(transaction.list, { kind: KIND_NUMBER[kind], skip: 0, take: 1 });
  return dataOf(outcome)?.total ?? null;
}
