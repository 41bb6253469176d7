import { TIME_ZONE } from '../limits/periods';
import { translate, type Locale } from '../messages';
import { formatMoney } from '../money';
import type { BonusOffer, OfferTerms } from '../store/bonus-offers';
import type { Player } from '../store/players';
import type { Store } from '../store/store';
import { toUtcTime } from '../utc-time';

/** Where a player stands with an offer. Amounts in kuruş. */
export interface Standing {
  /** What a claim would pay now. */
  readonly amountMinor: number;
  /** The deposits that count, and the required ones; null where none are required. */
  readonly deposits: { readonly doneMinor: number; readonly requiredMinor: number } | null;
  /** The first condition that is not met, null if a claim would succeed. */
  readonly unmet: 'ended' | 'phone' | 'birthday' | 'deposits' | null;
}

/** Terms of which none counts. */
const ONLY_BASIC: OfferTerms = { wagering: 1 };

/** @param isWallet without it only the conditions count that every operator knows: the phone and all deposits */
export function standingOf(
  { bonuses, now }: Pick<Store, 'bonuses' | 'now'>,
  player: Player,
  offer: BonusOffer,
  isWallet: boolean,
): Standing {
  const {
    startsAt = 0,
    endsAt,
    minDepositMinor = 0,
    matchPercent,
    onBirthday = false,
  } = isWallet ? offer.terms : ONLY_BASIC;
  const needsDeposits = offer.minDepositsMinor > 0;
  const doneMinor = needsDeposits ? bonuses.totalDeposits(player.id, startsAt, minDepositMinor) : 0;
  const deposits = needsDeposits ? { doneMinor, requiredMinor: offer.minDepositsMinor } : null;
  const matchedMinor = matchPercent === undefined ? offer.amountMinor : Math.floor((doneMinor * matchPercent) / 100);
  const amountMinor = Math.min(offer.amountMinor, matchedMinor);
  const unmet = () => {
    if (endsAt !== undefined && endsAt <= now()) return 'ended';
    if (offer.needsVerifiedPhone && !player.smsVerified) return 'phone';
    if (onBirthday && !isBirthday(player.birthDate, now())) return 'birthday';
    return doneMinor < offer.minDepositsMinor ? 'deposits' : null;
  };
  return { amountMinor, deposits, unmet: unmet() };
}

const dayOf = new Intl.DateTimeFormat('en-CA', { timeZone: TIME_ZONE });

/** Whether the moment is in the player's birthday. One of 29 February is on 1 March where the year has no such day. */
function isBirthday(birthDate: string, moment: number): boolean {
  const today = dayOf.format(moment);
  const [, month = 0, day = 0] = birthDate.split('-').map(Number);
  return toUtcTime(Date.UTC(Number(today.slice(0, 4)), month - 1, day)).startsWith(today);
}

/** Why the player cannot claim the offer, in words; null if the player can. */
export function reasonOf(offer: BonusOffer, { unmet }: Standing, locale: Locale): string | null {
  if (unmet === null) return null;
  if (unmet === 'ended') return translate(locale, 'bonusOfferEnded');
  if (unmet === 'phone') return translate(locale, 'bonusNeedsPhone');
  if (unmet === 'birthday') return translate(locale, 'bonusNeedsBirthday');
  const amount = formatMoney(offer.minDepositsMinor, locale);
  const { startsAt, minDepositMinor } = offer.terms;
  if (startsAt === undefined) return translate(locale, 'bonusNeedsDeposits', { amount });
  // Without the date: the operator does not know the player's time zone.
  if (minDepositMinor === undefined) return translate(locale, 'bonusNeedsNewDeposits', { amount });
  return translate(locale, 'bonusNeedsOneDeposit', { amount: formatMoney(minDepositMinor, locale) });
}

/** What the player can do to meet the condition. `href` is a path of the site. */
export function actionOf({ unmet }: Standing, locale: Locale): { label: string; href: string } | null {
  if (unmet === 'phone')
    return { label: translate(locale, 'actionVerifyPhone'), href: '/dashboard/phone-verification' };
  if (unmet === 'deposits') return { label: translate(locale, 'actionDeposit'), href: '/dashboard/deposit' };
  return null;
}
