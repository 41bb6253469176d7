import { NotificationType, ProcessStatus } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext } from '../call-handler';
import { findGame } from '../catalogue/catalogue';
import { refuseByLimit } from '../limits/limit-texts';
import { inEachLanguage, translate, type Locale } from '../messages';
import { formatMoney, toDecimal } from '../money';
import type { BonusOffer } from '../store/bonus-offers';
import type { Player } from '../store/players';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';
import { reasonOf, standingOf, type Standing } from './eligibility';
import { grantBonus } from './lifecycle';

export const TRIAL_OFFER = 'trial';

/** Amount of the trial bonus for this player, as a decimal; 0 if the player already had it. */
export function trialBonusAmount(playerId: number, { bonuses, bonusOffers }: Store): number {
  const offer = bonusOffers.findBySlug(TRIAL_OFFER);
  return offer && !bonuses.hasClaimed(playerId, offer.id) ? toDecimal(offer.amountMinor) : 0;
}

/** The refusal of every bonus while the player has paused play. */
export function exclusionAnswer(player: Player, { limits, locale }: CallContext): Answer<null> | null {
  const exclusion = limits.exclusionRefusal(player.id);
  return exclusion && refuseByLimit(exclusion, limits.policy, locale);
}

/** The offers that this operator has in public: those of promo codes are found by their code only. */
export const isListed = ({ terms }: BonusOffer, { capabilities }: Pick<CallContext, 'capabilities'>) =>
  terms.isHidden !== true && (capabilities.has('bonus-wallet') || terms.needsWallet !== true);

/** Credits a bonus and notifies the player. Concurrent claims credit it once per player. */
export function claimBonus(player: Player, offer: BonusOffer | null, note: string | null, context: CallContext) {
  const { store, locale } = context;
  const excluded = exclusionAnswer(player, context);
  if (excluded) return excluded;
  if (!offer || !isListed(offer, context)) return refuse(translate(locale, 'noSuchBonus'));
  const claimed = store.transaction(() => claimOnce(player, offer, note, context));
  if ('refusal' in claimed) return claimed.refusal;
  return announceClaim(player, offer, claimed.amountMinor, context);
}

/** Credits a bonus whose conditions the player meets, once. Call it inside a transaction. */
export function claimOnce(
  player: Player,
  offer: BonusOffer,
  note: string | null,
  { store, locale, capabilities }: CallContext,
): { readonly refusal: Answer<null> } | { readonly amountMinor: number } {
  const isWallet = capabilities.has('bonus-wallet');
  if (store.bonuses.hasClaimed(player.id, offer.id))
    return { refusal: notEligible(translate(locale, 'bonusTakenAlready'), isWallet) };
  const standing = standingOf(store, player, offer, isWallet);
  const reason = reasonOf(offer, standing, locale);
  if (reason !== null) return { refusal: notEligible(reason, isWallet) };
  credit(player, offer, standing, note, store, isWallet);
  return { amountMinor: standing.amountMinor };
}

/** Tells the player of a bonus that was credited. The answer of the call. */
export function announceClaim(player: Player, offer: BonusOffer, amountMinor: number, context: CallContext) {
  const note = inEachLanguage((inLocale) => creditText(offer, amountMinor, inLocale));
  const about = context.capabilities.has('bonus-wallet') ? ('bonuses' as const) : null;
  context.notifier.notify(player.id, { type: NotificationType.Bonus, title: offer.title, note, about });
  return accept(null, creditText(offer, amountMinor, context.locale));
}

const notEligible = (message: string, isWallet: boolean) => ({
  ...refuse(message),
  ...(isWallet && { code: 'not-eligible' as const }),
});

function creditText({ terms: { freeSpins } }: BonusOffer, amountMinor: number, locale: Locale): string {
  const money =
    amountMinor > 0 ? [translate(locale, 'bonusCredited', { amount: formatMoney(amountMinor, locale) })] : [];
  const game = freeSpins && (findGame(freeSpins.gameCode)?.title ?? freeSpins.gameCode);
  const spins = freeSpins && game ? [translate(locale, 'spinsCredited', { count: String(freeSpins.count), game })] : [];
  return [...money, ...spins].join(' ');
}

/** Without the wallet the bonus is the player's own money from the start, locked until as much was bet. */
function credit(
  { id: playerId }: Player,
  offer: BonusOffer,
  { amountMinor }: Standing,
  note: string | null,
  store: Store,
  isWallet: boolean,
): void {
  const at = store.now();
  if (isWallet) return void grantBonus(store, { playerId, offer, amountMinor, note, at });
  const bonusId = store.bonuses.add({
    playerId,
    offerId: offer.id,
    status: ProcessStatus.Completed,
    note,
    amountMinor,
    wagerRequiredMinor: null,
    spinsLeft: 0,
    createdAt: at,
    expiresAt: at + offer.validDays * DAY_MS,
  });
  store.ledger.post({ playerId, kind: 'bonus', amountMinor, reference: `bonus:${bonusId}`, createdAt: at });
}
