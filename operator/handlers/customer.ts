import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { accept, requireCapability, refuse, type GroupHandlers } from '../call-handler';
import { isCommonPassword } from '../common-password';
import { countryName } from '../countries';
import { deviceName } from '~/lib/device-name';
import { formatPhone } from '~/lib/phone-number';
import { bonusesOf, monthsOf, sumsOf, type Sums } from '../limits/statement';
import { contentLocale, translate } from '../messages';
import { toDecimal } from '../money';
import { toContractNotification } from '../notifier';
import { sendCode, consumeCode } from '../outbox/codes';
import { hashPassword, passwordMatches } from '../passwords';
import { beginPhoneChange, confirmPhoneChange } from '../phone-change';
import { placeOf } from '../place-of';
import { rowId } from '../row-id';
import { refuseWithoutCode } from '../second-factor/require-code';
import { notePasswordChange } from '../security-notices';
import type { LedgerEntry } from '../store/ledger';
import type { Store } from '../store/store';
import { fromUtcTime, toUtcTime } from '../utc-time';

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
    // A session that was left open must not replace a verified number without the old phone.
    if (context.capabilities.has('phone-change') && player.smsVerified && player.phone !== phone)
      return refuse(translate(locale, 'phoneIsVerified'), 'phone');
    const owner = { playerId: player.id, purpose: 'verify-phone', target: phone } as const;
    if (input.step === 1) {
      sendCode(context, owner, locale);
      return accept(null, translate(locale, 'phoneCodeSent', { phone: formatPhone(phone, locale) }));
    }
    const verified = consumeCode(context, owner, input.code, () => store.players.setVerifiedPhone(player.id, phone));
    return verified ? accept(null, translate(locale, 'phoneVerified')) : refuse(translate(locale, 'codeWrong'));
  },

  changephonebegin({ phone }, context) {
    requireCapability(context, 'phone-change');
    return beginPhoneChange(context, context.requirePlayer(), phone);
  },

  changephoneconfirm(input, context) {
    requireCapability(context, 'phone-change');
    return confirmPhoneChange(context, context.requirePlayer(), input);
  },

  async changepassword({ oldPassword, password, confirmPassword, code }, context) {
    const { store, locale } = context;
    const player = context.requirePlayer();
    const session = context.requireSession();
    if (password !== confirmPassword) return refuse(translate(locale, 'passwordsDiffer'));
    if (!(await passwordMatches(oldPassword, player.passwordHash)))
      return refuse(translate(locale, 'oldPasswordWrong'), 'oldPassword');
    if (await isCommonPassword(password, player)) return refuse(translate(locale, 'passwordCommon'), 'password');
    const refusal = refuseWithoutCode(context, player, code);
    if (refusal) return refusal;
    store.players.setPassword(player.id, await hashPassword(password));
    context.sessionEndings.endOthers(player.id, session.id);
    notePasswordChange(context, player);
    return accept(null, translate(locale, 'passwordChanged'));
  },

  profile(_input, { store, locale, requirePlayer }) {
    const player = requirePlayer();
    const { username, usercode, name, surname, email, phone, smsVerified, birthDate } = player;
    const lastStart = store.sessions.lastStart(player.id);
    return accept({
      ...{ username, usercode, name, surname, email, phone, smsVerified, birthDate },
      country: countryName(player.country, contentLocale(locale)),
      registeredAt: toUtcTime(player.registeredAt),
      lastLoginAt: lastStart === null ? null : toUtcTime(lastStart),
    });
  },

  sessions(page, { capabilities, store, locale, requireSession }) {
    const { playerId, id: currentId } = requireSession();
    const items = store.sessions.list(playerId, page).map(({ id, startedAt, endedAt, usedAt, ip, device }) => ({
      id,
      startedAt: toUtcTime(startedAt),
      endedAt: endedAt === null ? null : toUtcTime(endedAt),
      ip,
      device: deviceName(device) ?? translate(locale, 'unknownDevice'),
      ...(capabilities.has('sessions') && { place: placeOf(ip, contentLocale(locale)), lastUsedAt: toUtcTime(usedAt) }),
      current: id === currentId,
    }));
    return accept({ total: store.sessions.count(playerId), items });
  },

  endsession({ id }, { capabilities, store, locale, requireSession, sessionEndings }) {
    requireCapability({ capabilities }, 'sessions');
    const own = requireSession();
    const found = store.sessions.stateOf(own.playerId, rowId(id));
    if (found?.id === own.id) return refuse(translate(locale, 'sessionIsThis'));
    // Sessions of other players are not told from those that never were.
    if (!found) return refuse(translate(locale, 'sessionUnknown'));
    if (found.endedAt !== null) return refuse(translate(locale, 'sessionHasEnded'));
    sessionEndings.end(found.id);
    return accept(null, translate(locale, 'sessionIsEnded'));
  },

  endothersessions(_input, { capabilities, locale, requireSession, sessionEndings }) {
    requireCapability({ capabilities }, 'sessions');
    const { playerId, id } = requireSession();
    sessionEndings.endOthers(playerId, id);
    return accept(null, translate(locale, 'otherSessionsEnded'));
  },

  sessionfacts(_input, context) {
    requireCapability(context, 'limits');
    const session = context.requireSession();
    const { store } = context;
    const startedAt = store.sessions.startOf(session.id) ?? store.now();
    const { staked, won, net } = toContractSums(sumsOf(store.ledger.totals(session.playerId, startedAt, FAR)));
    return accept({ startedAt: toUtcTime(startedAt), staked, won, net });
  },

  statement({ from, to }, context) {
    requireCapability(context, 'limits');
    const player = context.requirePlayer();
    const [start, end] = [fromUtcTime(from), fromUtcTime(to)];
    if (start === null || end === null) return refuse(translate(context.locale, 'badRequest'));
    const entries = statementEntries(context.store, player.id, start, end);
    const months = monthsOf(entries).map(({ month, sums }) => ({ month, ...toContractSums(sums) }));
    const balanceAt = (moment: number) => toDecimal(context.store.ledger.balanceOf(player.id, moment - 1));
    const bonuses = toDecimal(bonusesOf(context.store.ledger.totals(player.id, start, end)));
    const balances = { opening: balanceAt(start), closing: balanceAt(end), bonuses };
    return accept({ ...toContractSums(sumsOf(entries)), ...balances, months });
  },
};

/**
 * The rows that a statement counts. Payments count when they are confirmed, at the time of their request, as in the list of
 * payments: a withdrawal leaves the balance before that, and may come back.
 */
function statementEntries({ ledger, payments }: Store, playerId: number, from: number, to: number): LedgerEntry[] {
  const played = ledger.entries(playerId, from, to).filter(({ kind }) => kind === 'bet' || kind === 'win');
  const filter = { status: TransactionStatus.Confirmed, from, to };
  const paid = payments
    .list(playerId, filter, { skip: 0, take: ALL_ROWS })
    .map(({ kind, amountMinor, createdAt }): LedgerEntry =>
      kind === TransactionKind.Deposit
        ? { kind: 'deposit', amountMinor, createdAt }
        : { kind: 'withdraw', amountMinor: -amountMinor, createdAt },
    );
  return [...played, ...paid];
}

/** As many rows as there are (LIMIT of SQLite). */
const ALL_ROWS = -1;

/** Later than every row. */
const FAR = Number.MAX_SAFE_INTEGER;

function toContractSums({ deposits, withdrawals, staked, won }: Sums) {
  return {
    deposits: toDecimal(deposits),
    withdrawals: toDecimal(withdrawals),
    staked: toDecimal(staked),
    won: toDecimal(won),
    net: toDecimal(won - staked),
  };
}
