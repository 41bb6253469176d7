import type { PaymentMethod } from '../store/payment-methods';
import type { SavedAccount } from '../store/saved-accounts';
import type { Store } from '../store/store';
import type { PaymentField } from './field';

type Detail = Readonly<Record<string, unknown>>;

const HOLDER_KEY = 'FullName';

const SAVE_KEY = 'SaveCard';

/** Whether the player wants the account kept: always where a withdrawal goes, a card where they say so. */
const isWanted = ({ kind }: PaymentMethod, detail: Detail) => kind === 2 || String(detail[SAVE_KEY]) === 'true';

/** Keeps an account for the next payment. A card number is kept by its last digits, as a payment company's token is. */
export function saveAccount(
  { savedAccounts }: Store,
  playerId: number,
  method: PaymentMethod,
  detail: Detail,
  accountEnd: string | null,
): void {
  if (accountEnd === null || !isWanted(method, detail)) return;
  const kept = Object.fromEntries(
    method.fields
      .filter(({ isPerPayment }) => !isPerPayment)
      .map(({ key, check }) => [key, check === 'card' ? accountEnd : detail[key]] as const),
  );
  const holder = typeof kept[HOLDER_KEY] === 'string' ? ` · ${kept[HOLDER_KEY]}` : '';
  savedAccounts.keep(playerId, method.id, { label: `•••• ${accountEnd}${holder}`, detail: kept });
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
