import { NotificationType, ProcessStatus } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext } from '../call-handler';
import { refuseByLimit } from '../limits/limit-texts';
import { translate } from '../messages';
import { formatMoney, toDecimal } from '../money';
import type { BonusOffer } from '../store/bonuses';
import type { Player } from '../store/players';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

export const TRIAL_OFFER = 'trial';

/** Amount of the trial bonus for this player, as a decimal; 0 if the player already had it. */
export function trialBonusAmount(playerId: number, { bonuses }: Store): number {
  const offer = bonuses.findOfferBySlug(TRIAL_OFFER);
  return offer && !bonuses.hasClaimed(playerId, offer.id) ? toDecimal(offer.amountMinor) : 0;
}

/** Credits a bonus and notifies the player. Concurrent claims credit it once per player. */
export function claimBonus(player: Player, offer: BonusOffer | null, note: string | null, context: CallContext) {
  const { store, limits, locale, notifier } = context;
  const exclusion = limits.exclusionRefusal(player.id);
  if (exclusion) return refuseByLimit(exclusion, limits.policy, locale);
  if (!offer) return refuse(translate(locale, 'noSuchBonus'));
  const refusal = store.transaction(() => {
    const refused = findClaimRefusal(player, offer, context);
    if (!refused) credit(player, offer, note, store);
    return refused;
  });
  if (refusal) return refusal;
  notifier.notify(player.id, {
    type: NotificationType.Bonus,
    title: offer.title,
    note: {
      tr: translate('tr', 'bonusCredited', { amount: formatMoney(offer.amountMinor, 'tr') }),
      en: translate('en', 'bonusCredited', { amount: formatMoney(offer.amountMinor, 'en') }),
    },
  });
  return accept(null, translate(locale, 'bonusCredited', { amount: formatMoney(offer.amountMinor, locale) }));
}

function findClaimRefusal(player: Player, offer: BonusOffer, { store, locale }: CallContext): Answer<null> | null {
  if (store.bonuses.hasClaimed(player.id, offer.id)) return refuse(translate(locale, 'bonusTakenAlready'));
  if (offer.needsVerifiedPhone && !player.smsVerified) return refuse(translate(locale, 'bonusNeedsPhone'));
  if (store.bonuses.totalDeposits(player.id) >= offer.minDepositsMinor) return null;
  return refuse(translate(locale, 'bonusNeedsDeposits', { amount: formatMoney(offer.minDepositsMinor, locale) }));
}

function credit(player: Player, offer: BonusOffer, note: string | null, { bonuses, ledger, now }: Store): void {
  const createdAt = now();
  const bonusId = bonuses.add({
    playerId: player.id,
    offerId: offer.id,
    status: ProcessStatus.Completed,
    note,
    createdAt,
    expiresAt: createdAt + offer.validDays * DAY_MS,
  });
  const { amountMinor } = offer;
  ledger.post({ playerId: player.id, kind: 'bonus', amountMinor, reference: `bonus:${bonusId}`, createdAt });
}
