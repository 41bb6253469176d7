import { z } from 'zod/v4';
import { call } from './call';
import { identifier, ignored, nothing, pageOf, skipTake, utcTime } from './values';

/** A notification: docs/product.md#notifications. The hub pushes the same under the command `Notification`. */
export const notification = z.object({
  id: identifier,
  title: z.string(),
  note: z.string(),
  type: z.number().int(),
  timeStamp: utcTime,
  isRead: z.boolean(),
  /** The `reference` of the payment that it is about, as in transaction/list. */
  reference: z.string().min(1).max(200).nullish(),
});

const phone = z.string().regex(/^\d{5,20}$/);

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
      z.object({ step: z.literal(2), phone, code: z.string().regex(/^\d{6}$/) }),
    ]),
    data: ignored,
  }),
  changepassword: call({
    method: 'POST',
    path: 'customer/changepassword',
    policy: 'write',
    summary: 'Changes the password of a logged-in player.',
    request: z.object({
      oldPassword: z.string().min(5).max(100),
      password: z.string().min(5).max(100),
      confirmPassword: z.string().min(5).max(100),
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
        current: z.boolean(),
      }),
    ),
    assumed: true,
  }),
};
