import { ProcessStatus } from '~/upstream/contract/values';
import { claimBonus, isListed, TRIAL_OFFER } from '../bonuses/claim';
import { forfeitBonus } from '../bonuses/lifecycle';
import { bonusDetails, offerDetails } from '../bonuses/offer-details';
import { claimPromoCode } from '../bonuses/promo-code';
import { accept, refuse, requireCapability, type Answer, type CallContext, type GroupHandlers } from '../call-handler';
import { translate } from '../messages';
import { formatMoney, toDecimal } from '../money';
import { rowId } from '../row-id';
import type { Player } from '../store/players';
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
    requireCapability(context, 'bonus-wallet');
    const player = context.requirePlayer();
    const answer = giveUpBonus(player, rowId(id), context);
    context.bonusNews.refresh(player.id);
    return answer;
  },

  promocode({ code }, context) {
    requireCapability(context, 'bonus-wallet');
    return claimPromoCode(context.requirePlayer(), code, context);
  },
};

/** Gives up a bonus under way. The answer says what was lost. */
function giveUpBonus(player: Player, bonusId: number, { store, locale }: CallContext): Answer<null> {
  return store.transaction(() => {
    const bonus = store.bonuses.find(bonusId);
    if (bonus?.playerId !== player.id) return refuse(translate(locale, 'noSuchBonus'));
    if (bonus.status !== ProcessStatus.Processing || bonus.wagerRequiredMinor === null)
      return refuse(translate(locale, 'bonusNotUnderWay'));
    const amount = formatMoney(store.ledger.bonusMoneyOf(bonus.id), locale);
    forfeitBonus(store, bonus, store.now());
    const title = bonus.offer.title[locale];
    const count = String(bonus.spinsLeft);
    return accept(
      null,
      translate(locale, bonus.spinsLeft > 0 ? 'bonusForfeitedSpins' : 'bonusForfeited', { title, amount, count }),
    );
  });
}
