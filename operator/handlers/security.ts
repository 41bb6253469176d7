import { accept, requireCapability, refuse, type CallContext, type GroupHandlers } from '../call-handler';
import type { OperatorCapability } from '../capabilities';
import { translate } from '../messages';
import { beginPasskey, finishPasskey } from '../passkeys/add-passkey';
import { passwordMatches } from '../passwords';
import { confirmFactor } from '../second-factor/confirm';
import { consumeFactorCode, factorOf } from '../second-factor/consume-code';
import { sendSecurityNotice } from '../security-notices';
import { refuseWithoutCode } from '../second-factor/require-code';
import { newRecoveryCodes, normalizeRecoveryCode } from '../second-factor/recovery-codes';
import { newTotpSecret, otpauthUri } from '../second-factor/totp';
import { rowId } from '../row-id';
import type { Passkey } from '../store/passkeys';
import type { Player } from '../store/players';
import { toUtcTime } from '../utc-time';

const SETUP_MS = 10 * 60_000;

export const securityHandlers: GroupHandlers<'security'> = {
  status(_input, context) {
    const { capabilities, store } = context;
    const { id } = requireOwner(context, 'two-factor', 'passkeys');
    const hasCodes = capabilities.has('two-factor');
    return accept({
      totp: hasCodes && store.secondFactors.find(id) !== null,
      recoveryCodesLeft: hasCodes ? store.secondFactors.recoveryCodesLeft(id) : 0,
      ...(capabilities.has('passkeys') && { passkeys: store.passkeys.list(id).map(describePasskey) }),
    });
  },

  totpbegin(_input, context) {
    const { id, username } = requireOwner(context, 'two-factor');
    const { store, locale } = context;
    // A session that was left open must not replace the app of its player.
    if (store.secondFactors.find(id)) return refuse(translate(locale, 'factorIsOn'));
    const secret = newTotpSecret();
    store.secondFactors.setPending(id, secret, store.now() + SETUP_MS);
    return accept({ secret, otpauthUri: otpauthUri(secret, username) });
  },

  totpconfirm({ code }, context) {
    const player = requireOwner(context, 'two-factor');
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
    const player = requireOwner(context, 'two-factor');
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
    const player = requireOwner(context, 'two-factor');
    const { store, locale } = context;
    if (!store.secondFactors.find(player.id)) return refuse(translate(locale, 'factorIsOff'));
    const consumed = consumeFactorCode(context, player, factorOf(code), code);
    if (!consumed.accepted) return refuse(consumed.message, 'code');
    const recoveryCodes = giveRecoveryCodes(context, player);
    sendSecurityNotice(context, player, 'recoveryCodesNew');
    return accept({ recoveryCodes });
  },

  async passkeybegin({ name, code }, context) {
    const player = requireOwner(context, 'passkeys');
    const begun = await beginPasskey(context, player, { name, code });
    return 'refusal' in begun ? begun.refusal : accept(begun.options);
  },

  async passkeyfinish({ attestation }, context) {
    const player = requireOwner(context, 'passkeys');
    const made = await finishPasskey(context, player, attestation);
    if ('refusal' in made) return made.refusal;
    sendSecurityNotice(context, player, 'passkeyAdded', () => made);
    return accept(null, translate(context.locale, 'passkeyAdded', made));
  },

  passkeyremove({ id, code }, context) {
    const player = requireOwner(context, 'passkeys');
    const { store, locale } = context;
    const gone = refuse(translate(locale, 'passkeyGone'));
    if (!store.passkeys.list(player.id).some((own) => own.id === rowId(id))) return gone;
    const refusal = refuseWithoutCode(context, player, code);
    if (refusal) return refusal;
    const name = store.passkeys.remove(player.id, rowId(id));
    if (name === null) return gone;
    sendSecurityNotice(context, player, 'passkeyRemoved', () => ({ name }));
    return accept(null, translate(locale, 'passkeyRemoved', { name }));
  },
};

const describePasskey = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id: String(id),
  name,
  createdAt: toUtcTime(createdAt),
  lastUsedAt: lastUsedAt === null ? null : toUtcTime(lastUsedAt),
});

/** @throws {NotOffered} without any of the capabilities */
function requireOwner(context: CallContext, ...any: OperatorCapability[]): Player {
  requireCapability(context, ...any);
  return context.requirePlayer();
}

/** Makes recovery codes in place of the earlier ones. They are shown once, and only their hashes are stored. */
function giveRecoveryCodes({ store }: CallContext, { id }: Player): string[] {
  const codes = newRecoveryCodes();
  store.transaction(() => store.secondFactors.setRecoveryCodes(id, codes.map(normalizeRecoveryCode)));
  return codes;
}
