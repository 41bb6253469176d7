import { accept, refuse, type GroupHandlers } from '../call-handler';
import { countryName } from '../countries';
import { deviceName } from '../device-name';
import { translate } from '../messages';
import { toContractNotification } from '../notifier';
import { sendCode, consumeCode } from '../outbox/codes';
import { hashPassword, passwordMatches } from '../passwords';
import { rowId } from '../row-id';
import { toUtcTime } from '../utc-time';

export const customerHandlers: GroupHandlers<'customer'> = {
  notification(page, { store, locale, requirePlayer }) {
    const notifications = store.notifications.list(requirePlayer().id, page);
    return accept(notifications.map((notification) => toContractNotification(notification, locale)));
  },

  readnotification({ id }, { store, requirePlayer }) {
    const player = requirePlayer();
    store.transaction(() => store.notifications.markRead(player.id, id.map(rowId)));
    return accept(null);
  },

  updatephone(input, context) {
    const { store, locale } = context;
    const player = context.requirePlayer();
    const { phone } = input;
    const owner = { playerId: player.id, purpose: 'verify-phone', target: phone } as const;
    if (input.step === 1) {
      sendCode(context, owner, locale);
      return accept(null, translate(locale, 'phoneCodeSent', { phone }));
    }
    const verified = consumeCode(context, owner, input.code, () => store.players.setVerifiedPhone(player.id, phone));
    return verified ? accept(null, translate(locale, 'phoneVerified')) : refuse(translate(locale, 'codeWrong'));
  },

  async changepassword({ oldPassword, password, confirmPassword }, context) {
    const { store, locale } = context;
    const player = context.requirePlayer();
    const session = context.requireSession();
    if (password !== confirmPassword) return refuse(translate(locale, 'passwordsDiffer'));
    if (!(await passwordMatches(oldPassword, player.passwordHash)))
      return refuse(translate(locale, 'oldPasswordWrong'));
    store.players.setPassword(player.id, await hashPassword(password));
    context.sessionEndings.endOthers(player.id, session.id);
    return accept(null, translate(locale, 'passwordChanged'));
  },

  profile(_input, { store, locale, requirePlayer }) {
    const player = requirePlayer();
    const { username, usercode, name, surname, email, phone, smsVerified, birthDate } = player;
    const lastStart = store.sessions.lastStart(player.id);
    return accept({
      ...{ username, usercode, name, surname, email, phone, smsVerified, birthDate },
      country: countryName(player.country, locale),
      registeredAt: toUtcTime(player.registeredAt),
      lastLoginAt: lastStart === null ? null : toUtcTime(lastStart),
    });
  },

  sessions(page, { store, locale, requireSession }) {
    const { playerId, id: currentId } = requireSession();
    const items = store.sessions.list(playerId, page).map(({ id, startedAt, endedAt, ip, device }) => ({
      id,
      startedAt: toUtcTime(startedAt),
      endedAt: endedAt === null ? null : toUtcTime(endedAt),
      ip,
      device: deviceName(device) ?? translate(locale, 'unknownDevice'),
      current: id === currentId,
    }));
    return accept({ total: store.sessions.count(playerId), items });
  },
};
