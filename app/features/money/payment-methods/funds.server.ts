import type { AppLoadContext } from '@remix-run/node';
import { namedParts } from '~/balance/balance-parts.server';
import { CLAIM_PATH } from '~/features/money/bonuses/bonus-paths';
import { BONUSES_PATH } from '~/features/money/history/bonuses-path';
import type { Translation } from '~/i18n/translator.server';
import { formatMoney, formatWithSymbol, isPositive } from '~/lib/money';
import { capabilitiesOf } from '~/upstream/capabilities';
import { cms } from '~/upstream/contract/cms';
import { methodsPath } from '~/payments/payment-kind';
import { isImpossible, type BoundedMethod } from './bounded-method.server';

export type Funds = NonNullable<Awaited<ReturnType<typeof findFunds>>>;

/** What the player can withdraw; null when the balance is not known. */
export async function findFunds({ operator, content, page }: AppLoadContext) {
  const [wallet, bootstrap] = await Promise.all([operator.findWallet(), content.find(cms.grouped, {})]);
  if (wallet === null) return null;
  const money = (amount: string) => formatMoney(amount, page.translation.locale);
  const hasWallet = capabilitiesOf(bootstrap).has('bonus-wallet');
  const withdrawable = hasWallet ? wallet.withdrawable : null;
  const usable = withdrawable ?? wallet.balance;
  const parts = namedParts(wallet, bootstrap, page.translation).map(({ id, ...part }) => ({
    ...part,
    /** What must still be staked for it. */
    href: id === 'bonusLocked' ? BONUSES_PATH : null,
  }));
  return {
    /** A plain decimal, not below zero. */
    withdrawable: isPositive(usable) ? usable : '0',
    withdrawableText: money(isPositive(usable) ? usable : '0'),
    /** Whether the withdrawable money is the whole balance, because the operator says nothing else. */
    isBalance: withdrawable == null,
    /** Whether there is money at all, which may not be withdrawn now. */
    hasBalance: isPositive(wallet.balance),
    parts:
      parts.length > 0
        ? [...parts, { name: page.translation.t('cashier', 'balance'), text: money(wallet.balance), href: null }]
        : parts,
  };
}

export interface NoFunds {
  readonly title: string;
  readonly text: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
}

/** Null when there is money to withdraw. @param method null in the list of methods */
export function whyNoFunds(
  funds: Funds,
  method: BoundedMethod | null,
  { t, copy, locale }: Translation,
  isPaused: boolean,
): NoFunds | null {
  const { askSupport, depositMoney, otherMethods } = copy('cashier');
  const { myBonuses, claimBonus } = copy('cashier-server');
  const deposit = { href: methodsPath('deposit'), label: depositMoney };
  // A pause of play refuses deposits, which its texts do not name.
  const textOf = (reason: 'empty' | 'locked' | 'held' | 'below') =>
    isPaused && (reason === 'empty' || reason === 'below') ? (`${reason}Paused` as const) : (`${reason}Text` as const);
  const say = (reason: Parameters<typeof textOf>[0], values: object, ...links: NoFunds['links']): NoFunds => ({
    title: t('cashier-server', `${reason}Title`, { ...values }),
    text: t('cashier-server', textOf(reason), { ...values }),
    links: links.filter(({ href }) => !isPaused || (href !== deposit.href && href !== CLAIM_PATH)),
  });
  if (!isPositive(funds.withdrawable)) {
    if (funds.parts.length > 0) return say('locked', {}, { href: BONUSES_PATH, label: myBonuses }, deposit);
    if (funds.hasBalance) return say('held', {}, { href: '/support', label: askSupport });
    return say('empty', {}, deposit, { href: CLAIM_PATH, label: claimBonus });
  }
  if (method?.min == null || method.max === null || !isImpossible(method)) return null;
  const amountOf = (amount: string) => formatWithSymbol(amount, locale, method.currencySymbol);
  const values = { min: amountOf(method.min), amount: amountOf(method.max) };
  return say('below', values, { href: methodsPath('withdraw'), label: otherMethods }, deposit);
}
