import { ProcessStatus } from '~/upstream/contract/values';
import { accept, refuse, type Answer, type CallContext } from '../call-handler';
import { translate } from '../messages';
import { formatMoney } from '../money';
import type { Player } from '../store/players';
import { forfeitBonus } from './lifecycle';

/** Gives up a bonus under way. The answer says what was lost. */
export function giveUpBonus(player: Player, bonusId: number, { store, locale }: CallContext): Answer<null> {
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
