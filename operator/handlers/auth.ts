import { accept, refuse, type CallContext, type GroupHandlers } from '../answer';
import { say } from '../messages';
import { toDecimal } from '../money';
import { hashPassword, nobodysHash, passwordMatches } from '../passwords';
import type { Player } from '../store/players';
import { openBettingSession } from '../third-parties/sportsbook/betting-session';

type AuthHandlers = GroupHandlers<'auth'>;

const takenMessage = { username: 'usernameTaken', email: 'emailTaken', personalNo: 'personalNoTaken' } as const;

export const authHandlers: Pick<AuthHandlers, 'login' | 'register' | 'logout'> = {
  async login({ username, password }, context) {
    const player = context.store.players.findByUsername(username);
    const matches = await passwordMatches(password, player?.passwordHash ?? (await nobodysHash));
    if (!player || !matches) return refuse(say(context.locale, 'loginFailed'));
    return accept(openSession(player, context), say(context.locale, 'loggedIn', { name: player.name }));
  },

  async register(input, context) {
    const { store, locale } = context;
    if (input.password !== input.password2) return refuse(say(locale, 'passwordsDiffer'));
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

  logout(_input, context) {
    context.requirePlayer();
    if (context.token) context.store.sessions.end(context.token);
    return accept(null);
  },
};

function openSession(player: Player, context: CallContext) {
  const { store, ip, userAgent } = context;
  const token = store.sessions.open(player.id, { ip, device: userAgent });
  return {
    token,
    username: player.username,
    usercode: player.usercode,
    phone: player.phone,
    smsVerified: player.smsVerified,
    balance: toDecimal(store.ledger.balanceOf(player.id)),
    ...openBettingSession(context, player.usercode, token),
  };
}
