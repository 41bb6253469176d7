import type { PaymentMethod } from '../store/payment-methods';
import type { SavedAccount } from '../store/saved-accounts';
import type { Store } from '../store/store';
import { AMOUNT_KEY, type PaymentField } from './field';

type Detail = Readonly<Record<string, unknown>>;

const HOLDER_KEY = 'FullName';

/** Saves where a withdrawal goes, for the next one. Card numbers are not kept. */
export function saveAccount(
  { savedAccounts }: Store,
  playerId: number,
  { id, kind, fields }: PaymentMethod,
  detail: Detail,
  accountEnd: string | null,
): void {
  if (kind !== 2 || accountEnd === null || fields.some(({ check }) => check === 'card')) return;
  const kept = Object.fromEntries(
    fields.filter(({ key }) => key !== AMOUNT_KEY).map(({ key }) => [key, detail[key]] as const),
  );
  const holder = typeof kept[HOLDER_KEY] === 'string' ? ` · ${kept[HOLDER_KEY]}` : '';
  savedAccounts.keep(playerId, id, { label: `•••• ${accountEnd}${holder}`, detail: kept });
}

/** Undefined for an id that is no account of this player and method. */
export const findAccount = (
  { savedAccounts }: Store,
  playerId: number,
  { id }: PaymentMethod,
  account: string | number,
): SavedAccount | undefined => savedAccounts.list(playerId, id).find((saved) => String(saved.id) === String(account));

/** The fields that a saved account leaves open. */
export const openFields = ({ fields }: PaymentMethod, account: SavedAccount): readonly PaymentField[] =>
  fields.filter(({ key }) => !Object.hasOwn(account.detail, key));
