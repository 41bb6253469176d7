import { foldText } from '~/lib/fold-text';
import { refuse, type Answer, type CallContext } from '../call-handler';
import { translate } from '../messages';
import type { BonusOffer } from '../store/bonus-offers';
import type { Player } from '../store/players';
import { announceClaim, claimOnce, exclusionAnswer } from './claim';

/** Unknown codes that a player may try in an hour. More is guessing. */
const MAX_UNKNOWN = 10;
const HOUR_MS = 3_600_000;

type Outcome = { readonly refusal: Answer<null> } | { readonly offer: BonusOffer; readonly amountMinor: number };

/** Claims the bonus of a promo code. Concurrent calls use it once per player, and never more often than it allows. */
export function claimPromoCode(player: Player, typed: string, context: CallContext): Answer<null> {
  const excluded = exclusionAnswer(player, context);
  if (excluded) return excluded;
  const outcome = context.store.transaction(() => redeem(player, normalizeCode(typed), context));
  if ('refusal' in outcome) return outcome.refusal;
  return announceClaim(player, outcome.offer, outcome.amountMinor, context);
}

function redeem(player: Player, typed: string, context: CallContext): Outcome {
  const { promoCodes, bonusOffers, now } = context.store;
  const no = (key: Parameters<typeof translate>[1]) => ({ refusal: refuse(translate(context.locale, key), 'code') });
  // Before the code is looked up: a guesser must not learn that the last one was right.
  if (promoCodes.countUnknown(player.id, now() - HOUR_MS) >= MAX_UNKNOWN) return no('promoTooMany');
  const found = promoCodes.find(typed);
  const offer = found && bonusOffers.find(found.offerId);
  if (!offer) {
    promoCodes.addUnknown(player.id);
    return no('promoUnknown');
  }
  if (promoCodes.hasUsed(found.code, player.id)) return no('promoUsedAlready');
  if (found.endsAt !== null && found.endsAt <= now()) return no('promoExpired');
  if (promoCodes.uses(found.code) >= found.maxUses) return no('promoUsedUp');
  const claimed = claimOnce(player, offer, null, context);
  if ('refusal' in claimed) return claimed;
  promoCodes.use(found.code, player.id);
  return { offer, amountMinor: claimed.amountMinor };
}

/** A promo code as it is compared: without case, accents, spaces and hyphens. */
export const normalizeCode = (typed: string) => foldText(typed).replace(/[\s\p{Pd}]/gu, '');
