import { claimBonus, isListed, TRIAL_OFFER } from '../bonuses/claim';
import { giveUpBonus } from '../bonuses/forfeit';
import { bonusDetails, offerDetails } from '../bonuses/offer-details';
import { claimPromoCode } from '../bonuses/promo-code';
import { accept, NotOffered, type GroupHandlers } from '../call-handler';
import { toDecimal } from '../money';
import { rowId } from '../row-id';
import { toUtcTime } from '../utc-time';

export const bonusHandlers: GroupHandlers<'bonus'> = {
  definetrialbonus(_input, context) {
    const player = context.requirePlayer();
    return claimBonus(player, context.store.bonusOffers.findBySlug(TRIAL_OFFER), null, context);
  },

  list(page, { store, locale, capabilities, requirePlayer }) {
    const player = requirePlayer();
    const items = store.bonuses.list(player.id, page).map((bonus) => ({
      id: bonus.id,
      title: bonus.offer.title[locale],
      description: bonus.offer.description[locale],
      amount: toDecimal(bonus.amountMinor),
      status: bonus.status,
      createdAt: toUtcTime(bonus.createdAt),
      expiresAt: bonus.expiresAt === null ? null : toUtcTime(bonus.expiresAt),
      ...(capabilities.has('bonus-wallet') && bonusDetails(store, bonus, locale)),
    }));
    return accept({ total: store.bonuses.count(player.id), items });
  },

  available(_input, context) {
    const { store, limits, locale, capabilities } = context;
    const player = context.requirePlayer();
    const isWallet = capabilities.has('bonus-wallet');
    const unclaimed = limits.exclusionOf(player.id) ? [] : store.bonusOffers.listUnclaimed(player.id);
    const { now } = store;
    const offers = unclaimed.filter(
      (offer) => isListed(offer, context) && (!isWallet || (offer.terms.endsAt ?? Infinity) > now()),
    );
    return accept(
      offers.map((offer) => ({
        id: offer.id,
        title: offer.title[locale],
        description: offer.description[locale],
        ...(isWallet && offerDetails(store, player, offer, locale)),
      })),
    );
  },

  claim({ id, note }, context) {
    const player = context.requirePlayer();
    return claimBonus(player, context.store.bonusOffers.find(rowId(id)), note ?? null, context);
  },

  forfeit({ id }, context) {
    if (!context.capabilities.has('bonus-wallet')) throw new NotOffered();
    const player = context.requirePlayer();
    const answer = giveUpBonus(player, rowId(id), context);
    context.bonusNews.refresh(player.id);
    return answer;
  },

  promocode({ code }, context) {
    if (!context.capabilities.has('bonus-wallet')) throw new NotOffered();
    return claimPromoCode(context.requirePlayer(), code, context);
  },
};
