import { accept, refuse, type GroupHandlers } from '../call-handler';
import { translate } from '../messages';
import { toDecimal } from '../money';
import { rowId } from '../row-id';
import { toUtcTime } from '../utc-time';
import { claimBonus, TRIAL_OFFER } from './bonus-claim';

export const bonusHandlers: GroupHandlers<'bonus'> = {
  definetrialbonus(_input, context) {
    const player = context.requirePlayer();
    return claimBonus(player, context.store.bonuses.findOfferBySlug(TRIAL_OFFER), null, context);
  },

  list(page, { store, locale, capabilities, requirePlayer }) {
    const player = requirePlayer();
    const items = store.bonuses.list(player.id, page).map(({ id, offer, status, createdAt, expiresAt }) => {
      const wagering = capabilities.has('bonus-wallet') ? store.ledger.wageringOf(player.id, id) : null;
      return {
        id,
        title: offer.title[locale],
        description: offer.description[locale],
        amount: toDecimal(offer.amountMinor),
        status,
        createdAt: toUtcTime(createdAt),
        expiresAt: expiresAt === null ? null : toUtcTime(expiresAt),
        ...(wagering && { wagered: toDecimal(wagering.wagered), wagerRequired: toDecimal(wagering.required) }),
      };
    });
    return accept({ total: store.bonuses.count(player.id), items });
  },

  available(_input, { store, limits, locale, requirePlayer }) {
    const { id: playerId } = requirePlayer();
    const offers = limits.exclusionOf(playerId) ? [] : store.bonuses.listUnclaimed(playerId);
    return accept(
      offers.map(({ id, title, description }) => ({ id, title: title[locale], description: description[locale] })),
    );
  },

  claim({ id, note }, context) {
    const player = context.requirePlayer();
    return claimBonus(player, context.store.bonuses.findOffer(rowId(id)), note ?? null, context);
  },

  forfeit(_input, { locale, requirePlayer }) {
    requirePlayer();
    return refuse(translate(locale, 'noSuchBonus'));
  },

  promocode(_input, { locale, requirePlayer }) {
    requirePlayer();
    return refuse(translate(locale, 'noSuchBonus'));
  },
};
