import type { CallAnswerData } from '~/upstream/contract/call';
import type { Contract } from '~/upstream/contract/contract';
import { ProcessStatus } from '~/upstream/contract/values';
import type { Locale } from '../messages';
import { toDecimal } from '../money';
import type { BonusOffer } from '../store/bonus-offers';
import { hasOpenStakes, type Bonus } from '../store/bonuses';
import type { Player } from '../store/players';
import type { Store } from '../store/store';
import { toUtcTime } from '../utc-time';
import { contributionsOf, SPORTS } from './contributions';
import { actionOf, reasonOf, standingOf } from './eligibility';

type Offer = CallAnswerData<Contract['bonus']['available']>[number];
type ListedBonus = CallAnswerData<Contract['bonus']['list']>['items'][number];
type Details<Item, Known extends keyof Item> = Omit<Item, Known>;

/** What the capability bonus-wallet adds to an offer. */
export function offerDetails(
  store: Store,
  player: Player,
  offer: BonusOffer,
  locale: Locale,
): Details<Offer, 'id' | 'title' | 'description'> {
  const standing = standingOf(store, player, offer, true);
  const { deposits } = standing;
  const { terms } = offer;
  const isEligible = standing.unmet === null;
  return {
    ...(offer.amountMinor > 0 && { amount: toDecimal(isEligible ? standing.amountMinor : offer.amountMinor) }),
    eligible: isEligible,
    reason: reasonOf(offer, standing, locale),
    action: actionOf(standing, locale),
    progress: deposits && {
      done: toDecimal(Math.min(deposits.doneMinor, deposits.requiredMinor)),
      required: toDecimal(deposits.requiredMinor),
      unit: 'money',
    },
    minDeposit: terms.minDepositMinor === undefined ? null : toDecimal(terms.minDepositMinor),
    wagering: terms.wagering,
    validDays: offer.validDays,
    expiresAt: terms.endsAt === undefined ? null : toUtcTime(terms.endsAt),
    ...sharedDetails(offer, locale),
  };
}

/** What the capability bonus-wallet adds to a bonus of a player. */
export function bonusDetails(
  { ledger, bonuses }: Store,
  bonus: Bonus,
  locale: Locale,
): Partial<Details<ListedBonus, 'id' | 'title' | 'description' | 'amount' | 'status' | 'createdAt' | 'expiresAt'>> {
  if (bonus.wagerRequiredMinor === null) {
    const wagering = ledger.wageringOf(bonus.playerId, bonus.id);
    return {
      offerId: bonus.offer.id,
      ...(wagering && { wagered: toDecimal(wagering.wagered), wagerRequired: toDecimal(wagering.required) }),
      forfeitable: false,
    };
  }
  const { freeSpins } = bonus.offer.terms;
  const isUnderWay = bonus.status === ProcessStatus.Processing;
  return {
    offerId: bonus.offer.id,
    ...(bonus.wagerRequiredMinor > 0 && {
      wagered: toDecimal(bonus.wageredMinor),
      wagerRequired: toDecimal(bonus.wagerRequiredMinor),
      wagerOrder: isUnderWay ? wagerOrderOf(bonuses, bonus) : null,
    }),
    remaining: toDecimal(ledger.bonusMoneyOf(bonus.id)),
    forfeitable: isUnderWay,
    freeSpins: freeSpins ? { gameCode: freeSpins.gameCode, left: isUnderWay ? bonus.spinsLeft : 0 } : null,
    ...sharedDetails(bonus.offer, locale),
  };
}

/** The place in which the wallet counts stakes for the bonus. Null once all are made. */
function wagerOrderOf(bonuses: Store['bonuses'], { id, playerId }: Bonus): number | null {
  const order = bonuses.listUnderWay(playerId).filter(hasOpenStakes);
  return order.findIndex((one) => one.id === id) + 1 || null;
}

function sharedDetails(offer: BonusOffer, locale: Locale) {
  const { termsPageId, categoryCode } = offer.terms;
  return {
    termsPageId: termsPageId ?? null,
    categoryCode: categoryCode ?? null,
    contributions: contributionsOf(offer).map(({ category, label, percent }) => ({
      label: label[locale],
      percent,
      categoryCode: category === SPORTS[0] ? null : category,
    })),
  };
}
