import type { CodeFactor, Factor } from '~/upstream/contract/auth';
import { refuse, type Answer, type CallContext } from '../call-handler';
import { translate } from '../messages';
import type { Player } from '../store/players';
import { consumeFactorCode } from './consume-code';

const CHALLENGE_MS = 5 * 60_000;

/** What the player needs beside the password; null without a second factor. Begins the second step of the login. */
export function beginSecondStep(
  { store, capabilities }: CallContext,
  { id }: Player,
): { challenge: string; factors: Factor[] } | null {
  if (!capabilities.has('two-factor') || !store.secondFactors.find(id)) return null;
  return {
    challenge: store.loginChallenges.begin(id, store.now() + CHALLENGE_MS),
    factors: [
      'totp',
      ...(store.secondFactors.recoveryCodesLeft(id) > 0 ? (['recovery-code'] as const) : []),
      ...(capabilities.has('passkeys') && store.passkeys.list(id).length > 0 ? (['passkey'] as const) : []),
    ],
  };
}

type Verified = { readonly player: Player } | { readonly refusal: Extract<Answer<never>, { success: false }> };

/**
 * The second step of a login. A right code ends the challenge, and so does the fifth wrong one. A refusal about the field
 * `challenge` says that the login must begin again.
 */
export function verifySecondStep(
  { challenge, factor, code }: { challenge: string; factor: CodeFactor; code: string },
  context: CallContext,
): Verified {
  const { store, locale } = context;
  const playerId = store.loginChallenges.playerOf(challenge);
  const player = playerId === null ? null : store.players.findById(playerId);
  if (!player || !store.secondFactors.find(player.id))
    return { refusal: refuse(translate(locale, 'loginExpired'), 'challenge') };
  const consumed = consumeFactorCode(context, player, factor, code);
  if (consumed.accepted) {
    store.loginChallenges.end(challenge);
    return { player };
  }
  if (consumed.isTry && !store.loginChallenges.countWrongTry(challenge))
    return { refusal: refuse(translate(locale, 'loginUsedUp'), 'challenge') };
  return { refusal: refuse(consumed.message, 'code') };
}
