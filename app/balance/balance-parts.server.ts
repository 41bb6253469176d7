import type { Translation } from '~/i18n/translator.server';
import { subtractAmounts } from '~/lib/decimal';
import { formatMoney, isPositive } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import type { CallData } from '~/upstream/contract/call';
import type { user } from '~/upstream/contract/user';
import type { Bootstrap } from '~/upstream/site-options';
import type { BalancePart } from './balance-store';

type Wallet = CallData<typeof user.balance>;

/** Whether an answer names a part of the balance that is above zero. */
export const hasParts = ({ bonusBalance, lockedBalance }: Wallet): boolean =>
  [bonusBalance, lockedBalance].some((amount) => amount != null && isPositive(amount));

/**
 * The player's own money, the bonus and the locked part of the balance, as far as the operator names them. Empty where all
 * money is the player's own, and without the capability `bonus-wallet`.
 */
export function balanceParts(
  wallet: Wallet | null,
  bootstrap: Bootstrap | null,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): readonly BalancePart[] {
  if (wallet === null || !hasParts(wallet) || !capabilitiesOf(bootstrap).has('bonus-wallet')) return NO_PARTS;
  const { balance, bonusBalance, lockedBalance } = wallet;
  const parts = [
    ['real', bonusBalance == null ? null : subtractAmounts(balance, bonusBalance)],
    ['bonus', bonusBalance],
    ['locked', lockedBalance],
  ] as const;
  return parts.flatMap(([name, amount]) =>
    amount == null ? [] : [{ name: t('cashier', name), text: formatMoney(amount, locale) }],
  );
}

const NO_PARTS: readonly BalancePart[] = [];
