import type { Translation } from '~/i18n/translator.server';
import { compareDecimals, subtractAmounts } from '~/lib/decimal';
import { formatMoney, isPositive, truncateToCents } from '~/lib/money';
import { leftOf } from '~/lib/progress';
import { capabilitiesOf } from '~/upstream/capabilities';
import type { CallData } from '~/upstream/contract/call';
import type { user } from '~/upstream/contract/user';
import type { Bootstrap } from '~/upstream/site-options';
import type { BalancePart } from './balance-store';

type Wallet = CallData<typeof user.balance>;

export const hasParts = ({ bonusBalance, lockedBalance }: Wallet): boolean =>
  [bonusBalance, lockedBalance].some((amount) => amount != null && isPositive(amount));

/**
 * No lira is in two parts, and the parts add up to the shown balance. Empty where all money is the player's own, and without
 * the capability `bonus-wallet`.
 */
export const balanceParts = (
  wallet: Wallet | null,
  bootstrap: Bootstrap | null,
  translation: Pick<Translation, 't' | 'locale'>,
): readonly BalancePart[] => namedParts(wallet, bootstrap, translation).map(({ name, text }) => ({ name, text }));

/** The parts with the keys of their names. */
export function namedParts(
  wallet: Wallet | null,
  bootstrap: Bootstrap | null,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
) {
  if (wallet === null || !hasParts(wallet) || !capabilitiesOf(bootstrap).has('bonus-wallet')) return [];
  const { balance } = wallet;
  if (!isPositive(balance)) return [];
  const bonus = wallet.bonusBalance ?? '0';
  const locked = wallet.lockedBalance ?? '0';
  const own = leftOf(balance, bonus);
  // Bonus money is locked before own money: the operator's locked amount contains it.
  const ownLocked = smaller(own, leftOf(locked, bonus));
  const free = truncateToCents(subtractAmounts(own, ownLocked));
  // A fraction of a cent goes to the part that cannot be withdrawn: own money is never shown as more than it is.
  const rest = subtractAmounts(truncateToCents(balance), free);
  const shownLocked = isPositive(bonus) ? truncateToCents(ownLocked) : rest;
  const isBonusLocked = compareDecimals(locked, bonus) >= 0;
  const parts = [
    ['real', free],
    [isBonusLocked ? 'bonusLocked' : 'bonus', subtractAmounts(rest, shownLocked)],
    ['ownLocked', shownLocked],
  ] as const;
  return parts
    .filter(([id, amount]) => id === 'real' || isPositive(amount))
    .map(([id, amount]) => ({ id, name: t('cashier', id), text: formatMoney(amount, locale) }));
}

const smaller = (one: string, other: string) => (compareDecimals(one, other) < 0 ? one : other);
