import { refuse, type CallContext } from '../call-handler';
import { translate } from '../messages';
import type { Player } from '../store/players';
import { consumeFactorCode, factorOf } from './consume-code';

/**
 * Why a request that a code must confirm is refused. Null for a right code, which is used up, and for a player without a
 * second factor. Call it last: a request that is refused for another reason must not use up a code.
 *
 * @param typed a code of the app or a recovery code; undefined where the request has none
 */
export function refuseWithoutCode(context: CallContext, player: Player, typed: string | undefined) {
  const { store, capabilities, locale } = context;
  if (!capabilities.has('two-factor') || !store.secondFactors.find(player.id)) return null;
  const refuseFor = (message: string) => ({ ...refuse(message, 'code'), code: 'second-factor' as const });
  if (!typed?.trim()) return refuseFor(translate(locale, 'factorCodeAsked'));
  const consumed = consumeFactorCode(context, player, factorOf(typed), typed);
  return consumed.accepted ? null : refuseFor(consumed.message);
}
