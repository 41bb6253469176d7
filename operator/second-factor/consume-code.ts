import type { CodeFactor } from '~/upstream/contract/auth';
import type { CallContext } from '../call-handler';
import { translate, type MessageKey } from '../messages';
import type { Player } from '../store/players';
import { sendSecurityNotice } from '../security-notices';
import { normalizeRecoveryCode } from './recovery-codes';
import { verifyTotp } from './totp';
import { countWrongCode, mayTryCode, rememberDevice } from './wrong-codes';

type Consumed = { readonly accepted: true } | { readonly accepted: false; readonly message: string; isTry: boolean };

/** Whether a typed text looks like a code of the app; else it is taken for a recovery code. */
export const factorOf = (typed: string): CodeFactor =>
  /^\d{6}$/.test(normalizeTotpCode(typed)) ? 'totp' : 'recovery-code';

/** A code of the app as it is compared: without spaces and hyphens. */
export const normalizeTotpCode = (typed: string) => typed.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '');

/**
 * Checks a code of the player and uses it up: neither is accepted twice. A wrong one is counted. `isTry` is false where
 * the code was not looked at, because there were too many.
 */
export function consumeFactorCode(context: CallContext, player: Player, factor: CodeFactor, typed: string): Consumed {
  return factor === 'totp' ? consumeTotp(context, player, typed) : consumeRecoveryCode(context, player, typed);
}

function consumeTotp(context: CallContext, { id }: Player, typed: string): Consumed {
  const { store, locale } = context;
  if (!mayTryCode(context, id)) return wrong('factorTooManyCodes', locale, false);
  const result = store.transaction(() => {
    const factor = store.secondFactors.find(id);
    if (!factor) return { kind: 'wrong' } as const;
    const found = verifyTotp(factor.secret, normalizeTotpCode(typed), store.now(), factor.usedStep);
    if (found.kind === 'valid') store.secondFactors.markUsed(id, found.step);
    return found;
  });
  if (result.kind === 'valid') {
    rememberDevice(context, id);
    return { accepted: true };
  }
  countWrongCode(context, id);
  return wrong(result.kind === 'used' ? 'factorCodeUsed' : 'factorCodeWrong', locale);
}

function consumeRecoveryCode(context: CallContext, player: Player, typed: string): Consumed {
  const { secondFactors } = context.store;
  if (!secondFactors.useRecoveryCode(player.id, normalizeRecoveryCode(typed)))
    return wrong('recoveryCodeWrong', context.locale);
  const left = String(secondFactors.recoveryCodesLeft(player.id));
  sendSecurityNotice(context, player, 'recoveryCodeUsed', () => ({ left }));
  rememberDevice(context, player.id);
  return { accepted: true };
}

const wrong = (message: MessageKey, locale: CallContext['locale'], isTry = true): Consumed => ({
  accepted: false,
  message: translate(locale, message),
  isTry,
});
