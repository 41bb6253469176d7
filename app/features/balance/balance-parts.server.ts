import type { Translation } from '~/i18n/translator.server';
import { formatMoney, isPositive } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import type { CallData } from '~/upstream/contract/call';
import type { user } from '~/upstream/contract/user';
import type { Bootstrap } from '~/upstream/site-options';
import type { BalancePart } from './balance-part';

type Wallet = CallData<typeof user.balance>;

/** Whether an answer names a part of the balance that is above zero. */
export const hasParts = ({ bonusBalance, lockedBalance }: Wallet): boolean =>
  [bonusBalance, lockedBalance].some((amount) => amount != null && isPositive(amount));

/** The bonus and the locked part of the balance, where there are any and the operator has the capability `bonus-wallet`. */
export function balanceParts(
  wallet: Wallet | null,
  bootstrap: Bootstrap | null,
  { t, locale }: Pick<Translation, 't' | 'locale'>,
): readonly BalancePart[] {
  if (wallet === null || !hasParts(wallet) || !capabilitiesOf(bootstrap).has('bonus-wallet')) return NO_PARTS;
  return (
    [
      ['bonus', wallet.bonusBalance],
      ['locked', wallet.lockedBalance],
    ] as const
  ).flatMap(([name, amount]) =>
    amount != null && isPositive(amount) ? [{ name: t('cashier', name), text: formatMoney(amount, locale) }] : [],
  );
}

const NO_PARTS: readonly BalancePart[] = [];
