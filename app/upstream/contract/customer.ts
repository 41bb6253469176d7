import { z } from 'zod';
import { call } from './call';
import { factorCode } from './security';
import { decimalAmount, identifier, ignored, nothing, pageOf, period, skipTake, utcTime } from './values';

/** A notification: docs/product/frame.md#notifications. The hub pushes the same under the command `Notification`. */
export const notification = z.object({
  id: identifier,
  title: z.string(),
  note: z.string(),
  type: z.number().int(),
  timeStamp: utcTime,
  isRead: z.boolean(),
  /** The `reference` of the payment that it is about, as in transaction/list. */
  reference: z.string().min(1).max(200).nullish(),
  /** What the player should look at: the sessions, the bonuses. Other values count as none. */
  about: z.enum(['sessions', 'bonuses']).nullish().catch(null),
});

/** Sums of play. `net` is what was won less what was staked. */
const playSums = { staked: decimalAmount, won: decimalAmount, net: decimalAmount };

/** `deposits` and `withdrawals` are the sums of the confirmed payments of `transaction/list` between the same times. */
const statementSums = { deposits: decimalAmount, withdrawals: decimalAmount, ...playSums };

const phone = z.string().regex(/^\d{5,20}$/);
const smsCode = z.string().regex(/^\d{6}$/);

export const customer = {
  notification: call({
    method: 'POST',
    path: 'customer/notification',
    policy: 'read',
    summary: "The player's notifications, newest first.",
    request: z.object(skipTake),
    data: z.array(notification),
  }),
  readnotification: call({
    method: 'POST',
    path: 'customer/readnotification',
    policy: 'write',
    summary: 'Marks notifications as read.',
    request: z.object({ id: z.array(identifier).min(1).max(100) }),
    data: ignored,
  }),
  updatephone: call({
    method: 'POST',
    path: 'customer/updatephone',
    policy: 'write',
    summary: 'Step 1 sends a code to a phone, step 2 checks it and keeps the phone.',
    request: z.discriminatedUnion('step', [
      z.object({ step: z.literal(1), phone }),
      z.object({ step: z.literal(2), phone, code: smsCode }),
    ]),
    data: ignored,
  }),
  changephonebegin: call({
    method: 'POST',
    path: 'customer/changephonebegin',
    policy: 'write',
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
  changephoneconfirm: call({
    method: 'POST',
    path: 'customer/changephoneconfirm',
    policy: 'write',
    summary:
      'Replaces the verified phone, by the codes of both phones, or by that of the new one and a code of the second factor. A refusal about the field phone says that the change must begin again. Of the capability phone-change.',
    request: z.object({
      /** The new phone, as it was begun: the last begin counts. */
      phone,
      newCode: smsCode,
      oldCode: smsCode.optional(),
      /** Of the second factor, in place of `oldCode`. */
      code: z.string().min(1).max(100).optional(),
    }),
    data: ignored,
    assumed: true,
  }),
  changepassword: call({
    method: 'POST',
    path: 'customer/changepassword',
    policy: 'write',
    summary: 'Changes the password of a logged-in player. May be refused with the code second-factor.',
    request: z.object({
      oldPassword: z.string().min(5).max(100),
      password: z.string().min(5).max(100),
      confirmPassword: z.string().min(5).max(100),
      code: factorCode.optional(),
    }),
    data: ignored,
  }),
  profile: call({
    method: 'POST',
    path: 'customer/profile',
    policy: 'read',
    summary: 'Who the player is.',
    request: nothing,
    data: z.object({
      username: z.string(),
      usercode: z.union([z.string(), z.number()]).transform(String),
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
  sessions: call({
    method: 'POST',
    path: 'customer/sessions',
    policy: 'read',
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
        place: z.string().max(200).nullish().catch(undefined),
        /** With the capability `sessions`: the last call of the session. */
        lastUsedAt: utcTime.nullish().catch(undefined),
        current: z.boolean(),
      }),
    ),
    assumed: true,
  }),
  endsession: call({
    method: 'POST',
    path: 'customer/endsession',
    policy: 'write',
    summary: 'Ends another open session of the player. Of the capability sessions.',
    request: z.object({ id: identifier }),
    data: ignored,
    assumed: true,
  }),
  endothersessions: call({
    method: 'POST',
    path: 'customer/endothersessions',
    policy: 'write',
    summary: 'Ends all other open sessions of the player. Of the capability sessions.',
    request: nothing,
    data: ignored,
    assumed: true,
  }),
  sessionfacts: call({
    method: 'POST',
    path: 'customer/sessionfacts',
    policy: 'read',
    summary: "When this session began, and the player's play since then. Of the capability limits.",
    request: nothing,
    data: z.object({ startedAt: utcTime, ...playSums }),
    assumed: true,
  }),
  statement: call({
    method: 'POST',
    path: 'customer/statement',
    policy: 'read',
    summary: "The player's confirmed payments and play between two times, by month. Of the capability limits.",
    request: z.object({ from: period.from.unwrap(), to: period.to.unwrap() }),
    data: z.object({
      ...statementSums,
      /** Newest first; months without a movement are left out. A month is `2026-03`, in the operator's time zone. */
      months: z.array(z.object({ month: z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/), ...statementSums })).max(1_200),
    }),
    assumed: true,
  }),
};
