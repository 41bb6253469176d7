import { z } from 'zod';
import { call } from './call';
import { factorCode } from './security';
import { decimalAmount, detail, identifier, pageOf, period, skipTake, textOrNumber, utcTime } from './values';

/** A notification: docs/product/frame.md#notifications. The hub pushes the same under the command `Notification`. */
export const notification = z.object({
  id: identifier,
  title: z.string(),
  note: z.string(),
  type: z.number().int(),
  timeStamp: utcTime,
  isRead: z.boolean(),
  /** The `reference` of the payment that it is about, as in transaction/list; of a bet its `id`. */
  reference: z.string().min(1).max(200).nullish(),
  /** What the player should look at: the sessions, the bonuses, or the bet of `reference`. Other values count as none. */
  about: z.enum(['sessions', 'bonuses', 'bets']).nullish().catch(null),
});

/** Sums of play. `net` is what was won less what was staked. */
const playSums = { staked: decimalAmount, won: decimalAmount, net: decimalAmount };

/** `deposits` and `withdrawals` are the sums of the confirmed payments of `transaction/list` between the same times. */
const statementSums = { deposits: decimalAmount, withdrawals: decimalAmount, ...playSums };

const phone = z.string().regex(/^\d{5,20}$/);
const smsCode = z.string().regex(/^\d{6}$/);

export const customer = {
  notification: call('POST', 'customer/notification', 'read', {
    summary: "The player's notifications, newest first.",
    request: z.object(skipTake),
    data: z.array(notification),
  }),
  readnotification: call('POST', 'customer/readnotification', 'write', {
    summary: 'Marks notifications as read.',
    request: z.object({ id: z.array(identifier).min(1).max(100) }),
  }),
  updatephone: call('POST', 'customer/updatephone', 'write', {
    summary: 'Step 1 sends a code to a phone, step 2 checks it and keeps the phone.',
    request: z.discriminatedUnion('step', [
      z.object({ step: z.literal(1), phone }),
      z.object({ step: z.literal(2), phone, code: smsCode }),
    ]),
  }),
  changephonebegin: call('POST', 'customer/changephonebegin', 'write', {
    summary:
      'Sends a code to the verified phone and one to the phone that is to replace it. The answer is the same where another player has the number. Of the capability phone-change.',
    request: z.object({ phone }),
    data: z.object({
      /** Whether a code of the second factor may stand in for that of the old phone. */
      acceptsFactor: z.boolean(),
      /** Until then the same codes stay valid, and no others are sent to that number. */
      resendInSeconds: z.number().int().min(0).max(3_600),
    }),
    assumed: true,
  }),
  changephoneconfirm: call('POST', 'customer/changephoneconfirm', 'write', {
    summary:
      'Replaces the verified phone, by the codes of both phones, or by that of the new one and a code of the second factor. A refusal about the field phone says that the change must begin again. Of the capability phone-change.',
    request: z.object({
      /** The new phone, as it was begun: the last begin counts. */
      phone,
      newCode: smsCode,
      oldCode: smsCode.optional(),
      /** A code of the second factor, in place of `oldCode`. */
      code: z.string().min(1).max(100).optional(),
    }),
    assumed: true,
  }),
  changepassword: call('POST', 'customer/changepassword', 'write', {
    summary: 'Changes the password of a logged-in player. May be refused with the code second-factor.',
    request: z.object({
      oldPassword: z.string().min(5).max(100),
      password: z.string().min(5).max(100),
      confirmPassword: z.string().min(5).max(100),
      code: factorCode.optional(),
    }),
  }),
  profile: call('POST', 'customer/profile', 'read', {
    summary: 'Who the player is.',
    data: z.object({
      username: z.string(),
      usercode: textOrNumber(),
      name: z.string(),
      surname: z.string(),
      email: z.string(),
      phone: z.string(),
      smsVerified: z.boolean(),
      country: z.string(),
      birthDate: z.string(),
      registeredAt: utcTime,
      lastLoginAt: utcTime.nullable(),
    }),
    assumed: true,
  }),
  sessions: call('POST', 'customer/sessions', 'read', {
    summary: "The player's sessions, newest first.",
    request: z.object(skipTake),
    data: pageOf(
      z.object({
        id: identifier,
        startedAt: utcTime,
        endedAt: utcTime.nullable(),
        ip: z.string(),
        device: z.string(),
        /** With the capability `sessions`: where the address is, in the player's language. */
        place: detail(z.string().max(200)),
        /** With the capability `sessions`: the last call of the session. */
        lastUsedAt: detail(utcTime),
        current: z.boolean(),
      }),
    ),
    assumed: true,
  }),
  endsession: call('POST', 'customer/endsession', 'write', {
    summary: 'Ends another open session of the player. Of the capability sessions.',
    request: z.object({ id: identifier }),
    assumed: true,
  }),
  endothersessions: call('POST', 'customer/endothersessions', 'write', {
    summary: 'Ends all other open sessions of the player. Of the capability sessions.',
    assumed: true,
  }),
  sessionfacts: call('POST', 'customer/sessionfacts', 'read', {
    summary: "When this session began, and the player's play since then. Of the capability limits.",
    data: z.object({ startedAt: utcTime, ...playSums }),
    assumed: true,
  }),
  statement: call('POST', 'customer/statement', 'read', {
    summary: "The player's confirmed payments and play between two times, by month. Of the capability limits.",
    request: z.object({ from: period.from.unwrap(), to: period.to.unwrap() }),
    rows: 1_201,
    data: z.object({
      ...statementSums,
      /** The balance at both times. */
      opening: decimalAmount.nullish(),
      closing: decimalAmount.nullish(),
      /** What bonuses added to the balance between them, less what ended without being paid out. */
      bonuses: decimalAmount.nullish(),
      /** Newest first; months without a movement are left out. A month is `2026-03`, in the operator's time zone. */
      months: z.array(z.object({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), ...statementSums })).max(1_200),
    }),
    assumed: true,
  }),
};
