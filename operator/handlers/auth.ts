import { accept, refuse, type CallContext, type GroupHandlers } from '../answer';
import { countriesIn } from '../countries';
import { say } from '../messages';
import { toDecimal } from '../money';
import { codeIsRight, sendCode, useCode } from '../outbox/codes';
import { hashPassword, nobodysHash, passwordMatches } from '../passwords';
import type { CodeOwner } from '../store/codes';
import type { Player } from '../store/players';
import { openBettingSession } from '../third-parties/sportsbook/betting-session';
import { trialBonusAmount } from './bonus-claim';
import { ADULT_AGE, registrationFault } from './registration-rules';

const takenMessage = { username: 'usernameTaken', email: 'emailTaken', personalNo: 'personalNoTaken' } as const;

export const authHandlers: GroupHandlers<'auth'> = {
  async login({ username, password }, context) {
    const player = context.store.players.findByUsername(username);
    const matches = await passwordMatches(password, player?.passwordHash ?? (await nobodysHash));
    if (!player || !matches) return refuse(say(context.locale, 'loginFailed'));
    return accept(openSession(player, context), say(context.locale, 'loggedIn', { name: player.name }));
  },

  async register(input, context) {
    const { store, locale } = context;
    const fault = registrationFault(input, new Date());
    if (fault) return refuse(say(locale, fault, { age: String(ADULT_AGE) }));
    const passwordHash = await hashPassword(input.password);
    const taken = store.players.conflict({ ...input, personalNo: input.PersonalNo });
    if (taken) return refuse(say(locale, takenMessage[taken]));
    const player = store.players.create({
      ...input,
      passwordHash,
      personalNo: input.PersonalNo,
      country: String(input.country),
      referral: input.refId ?? null,
    });
    return accept(openSession(player, context), say(locale, 'registered'));
  },

  form: (_input, { locale }) => accept({ countries: countriesIn(locale) }),

  logout(_input, { requireSession, sessionEndings }) {
    sessionEndings.end(requireSession().id);
    return accept(null);
  },

  /**
   * Password reset by e-mail code. The answer is the same for an unknown username, so that it does not reveal who has
   * an account.
   */
  sendresetpassword({ username }, context) {
    const player = context.store.players.findByUsername(username);
    if (player) sendCode(context, resetCodeOf(player), context.locale);
    return accept(null, say(context.locale, 'resetCodeSent'));
  },

  checkresetcode({ username, code }, context) {
    const player = context.store.players.findByUsername(username);
    if (!player || !codeIsRight(context, resetCodeOf(player), code)) return refuse(say(context.locale, 'codeWrong'));
    return accept(null, say(context.locale, 'codeRight'));
  },

  async changepasswordwithcode({ username, code, password, password2 }, context) {
    const { store, locale, sessionEndings } = context;
    if (password !== password2) return refuse(say(locale, 'passwordsDiffer'));
    const player = store.players.findByUsername(username);
    // Checked before the hashing too: hashing is too costly for a guess.
    if (!player || !codeIsRight(context, resetCodeOf(player), code)) return refuse(say(locale, 'codeWrong'));
    const passwordHash = await hashPassword(password);
    const changed = useCode(context, resetCodeOf(player), code, () =>
      store.players.setPassword(player.id, passwordHash),
    );
    if (!changed) return refuse(say(locale, 'codeWrong'));
    const session = context.token === null ? null : store.sessions.find(context.token);
    sessionEndings.endOthers(player.id, session?.playerId === player.id ? session.id : null);
    return accept(null, say(locale, 'passwordChanged'));
  },
};

function resetCodeOf(player: Player): CodeOwner {
  return { playerId: player.id, purpose: 'reset-password', target: player.email };
}

function openSession(player: Player, context: CallContext) {
  const { store, ip, userAgent, locale } = context;
  const token = store.sessions.open(player.id, { ip, device: userAgent, locale });
  return {
    token,
    username: player.username,
    usercode: player.usercode,
    phone: player.phone,
    smsVerified: player.smsVerified,
    balance: toDecimal(store.ledger.balanceOf(player.id)),
    trialBonusAmount: trialBonusAmount(player.id, store),
    ...openBettingSession(context, player.usercode, token),
  };
}
