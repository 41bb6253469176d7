import { accept, NotOffered, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import { translate } from '../messages';
import { passwordMatches } from '../passwords';
import { confirmFactor } from '../second-factor/confirm';
import { consumeFactorCode, factorOf } from '../second-factor/consume-code';
import { sendSecurityNotice } from '../second-factor/notices';
import { newRecoveryCodes, normalizeRecoveryCode } from '../second-factor/recovery-codes';
import { newTotpSecret, otpauthUri } from '../second-factor/totp';
import type { Player } from '../store/players';

const SETUP_MS = 10 * 60_000;

export const securityHandlers: GroupHandlers<'security'> = {
  status(_input, context) {
    const { id } = requireOwner(context);
    const { secondFactors } = context.store;
    return accept({
      totp: secondFactors.find(id) !== null,
      recoveryCodesLeft: secondFactors.recoveryCodesLeft(id),
    });
  },

  totpbegin(_input, context) {
    const { id, username } = requireOwner(context);
    const { store, locale } = context;
    // A session that was left open must not replace the app of its player.
    if (store.secondFactors.find(id)) return refuse(translate(locale, 'factorIsOn'));
    const secret = newTotpSecret();
    store.secondFactors.setPending(id, secret, store.now() + SETUP_MS);
    return accept({ secret, otpauthUri: otpauthUri(secret, username) });
  },

  totpconfirm({ code }, context) {
    const player = requireOwner(context);
    const { locale, sessionEndings } = context;
    const session = context.requireSession();
    const confirmed = confirmFactor(context, player, code);
    if (!confirmed.accepted) return refuse(confirmed.message, 'code');
    const recoveryCodes = giveRecoveryCodes(context, player);
    // A session that began with the password alone may be a stranger's.
    sessionEndings.endOthers(player.id, session.id);
    sendSecurityNotice(context, player, 'factorOn');
    return accept({ recoveryCodes }, translate(locale, 'factorTurnedOn'));
  },

  async totpdisable({ password, code }, context) {
    const player = requireOwner(context);
    const { store, locale } = context;
    if (!(await passwordMatches(password, player.passwordHash)))
      return refuse(translate(locale, 'oldPasswordWrong'), 'password');
    if (!store.secondFactors.find(player.id)) return refuse(translate(locale, 'factorIsOff'));
    const consumed = consumeFactorCode(context, player, factorOf(code), code);
    if (!consumed.accepted) return refuse(consumed.message, 'code');
    store.transaction(() => store.secondFactors.remove(player.id));
    sendSecurityNotice(context, player, 'factorOff');
    return accept(null, translate(locale, 'factorTurnedOff'));
  },

  recoverycodes({ code }, context) {
    const player = requireOwner(context);
    const { store, locale } = context;
    if (!store.secondFactors.find(player.id)) return refuse(translate(locale, 'factorIsOff'));
    const consumed = consumeFactorCode(context, player, factorOf(code), code);
    if (!consumed.accepted) return refuse(consumed.message, 'code');
    const recoveryCodes = giveRecoveryCodes(context, player);
    sendSecurityNotice(context, player, 'recoveryCodesNew');
    return accept({ recoveryCodes });
  },
};

/** @throws {NotOffered} without the capability */
function requireOwner({ capabilities, requirePlayer }: CallContext): Player {
  if (!capabilities.has('two-factor')) throw new NotOffered();
  return requirePlayer();
}

/** Makes recovery codes in place of the earlier ones. They are shown once, and only their hashes are stored. */
function giveRecoveryCodes({ store }: CallContext, { id }: Player): string[] {
  const codes = newRecoveryCodes();
  store.transaction(() => store.secondFactors.setRecoveryCodes(id, codes.map(normalizeRecoveryCode)));
  return codes;
}
