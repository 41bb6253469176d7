import type { Method } from './bounded-method.server';
import { methodPath, type PaymentKind } from '~/payments/payment-kind';
import { PaymentMethod } from '~/upstream/contract/values';

/** The search parameter of a method's form that names a saved account. */
const ACCOUNT_PARAM = 'account';

/** Longer ones are of no operator. */
const MAX_ID_LENGTH = 100;

export type SavedAccount = NonNullable<Method['accounts']>[number];

/** Its value for a form without a saved account. */
const NO_ACCOUNT = '-';

/** Whether its accounts are cards. */
export const isCard = ({ type }: Pick<Method, 'type'>): boolean => type === PaymentMethod.CreditCard;

/** The account that the address names: '' for none, null where it leaves the choice open. */
export function accountIn(request: Request): string | null {
  const named = new URL(request.url).searchParams.get(ACCOUNT_PARAM);
  return named === NO_ACCOUNT ? '' : (named?.slice(0, MAX_ID_LENGTH) ?? null);
}

/** Null without an account, undefined for one that the operator does not keep for this player. */
export function findAccount({ accounts }: Method, id: string): SavedAccount | null | undefined {
  return id === '' ? null : accounts?.find((account) => String(account.id) === id);
}

/** The address of a method's form, with a saved account or with none. */
export function accountPath(
  kind: PaymentKind,
  { id, accounts }: Pick<Method, 'id' | 'accounts'>,
  account: SavedAccount | null,
) {
  const path = methodPath(kind, String(id));
  if (account === null && !accounts?.length) return path;
  return `${path}?${ACCOUNT_PARAM}=${encodeURIComponent(account?.id ?? NO_ACCOUNT)}`;
}

export const removeAccountPath = (kind: PaymentKind, { id }: Pick<Method, 'id'>, account: Pick<SavedAccount, 'id'>) =>
  `/dashboard/remove-account/${[kind, id, account.id].map(encodeURIComponent).join('/')}`;

/** Links that fill the form in with a saved account, or with none. Empty where the operator keeps no account. */
export function accountLinks(kind: PaymentKind, method: Method, current: SavedAccount | null) {
  const { accounts } = method;
  if (!accounts?.length) return [];
  return [...accounts, null].map((account) => ({
    href: accountPath(kind, method, account),
    /** The masked account; null for another one. */
    label: account?.label ?? null,
    isCurrent: account?.id === current?.id,
    /** Asks whether to remove the account in the form; null where the operator removes none. */
    remove:
      account && account.id === current?.id && account.removable ? removeAccountPath(kind, method, account) : null,
  }));
}
