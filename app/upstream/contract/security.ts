import { z } from 'zod';
import { call } from './call';
import { identifier, ignored, nothing, utcTime } from './values';
import { attestation, creationOptions } from './webauthn';

/** A code of the app, or a recovery code. */
export const factorCode = z.string().min(1).max(100);

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string().min(1).max(40)).min(1).max(50) });

const passkey = z.object({
  id: identifier.transform(String),
  name: z.string().max(200),
  createdAt: utcTime,
  /** Null before the first login with it. */
  lastUsedAt: utcTime.nullable(),
});

export const PASSKEY_NAME_LENGTH = 60;

export const security = {
  status: call({
    method: 'POST',
    path: 'security/status',
    policy: 'read',
    summary: 'How the player logs in. Of the capabilities two-factor and passkeys.',
    request: nothing,
    data: z.object({
      totp: z.boolean(),
      recoveryCodesLeft: z.number().int().min(0).max(1_000),
      /** With the capability passkeys. */
      passkeys: z.array(passkey).max(100).optional(),
    }),
    assumed: true,
  }),
  totpbegin: call({
    method: 'POST',
    path: 'security/totpbegin',
    policy: 'write',
    summary: 'Makes a secret for an authenticator app. It counts once totpconfirm accepts a code of it.',
    request: nothing,
    data: z.object({
      /** Base32. */
      secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
      otpauthUri: z.string().startsWith('otpauth://totp/').max(500),
    }),
    assumed: true,
  }),
  totpconfirm: call({
    method: 'POST',
    path: 'security/totpconfirm',
    policy: 'write',
    summary: 'Turns the second factor on, and ends all other sessions of the player.',
    request: z.object({ code: factorCode }),
    data: recoveryCodes,
    assumed: true,
  }),
  totpdisable: call({
    method: 'POST',
    path: 'security/totpdisable',
    policy: 'write',
    summary: 'Turns the second factor off. Recovery codes become void.',
    request: z.object({ password: z.string().min(1).max(100), code: factorCode }),
    data: ignored,
    assumed: true,
  }),
  recoverycodes: call({
    method: 'POST',
    path: 'security/recoverycodes',
    policy: 'write',
    summary: 'Makes new recovery codes. The old ones become void.',
    request: z.object({ code: factorCode }),
    data: recoveryCodes,
    assumed: true,
  }),
  passkeybegin: call({
    method: 'POST',
    path: 'security/passkeybegin',
    policy: 'write',
    summary:
      'What a browser needs to make a passkey of that name. May be refused with the code second-factor. Of the capability passkeys.',
    request: z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), code: factorCode.optional() }),
    data: creationOptions,
    assumed: true,
  }),
  passkeyfinish: call({
    method: 'POST',
    path: 'security/passkeyfinish',
    policy: 'write',
    summary: 'Adds the passkey that the browser made.',
    request: z.object({ attestation }),
    data: ignored,
    assumed: true,
  }),
  passkeyremove: call({
    method: 'POST',
    path: 'security/passkeyremove',
    policy: 'write',
    summary: 'Removes a passkey: it opens no session any more. May be refused with the code second-factor.',
    request: z.object({ id: identifier, code: factorCode.optional() }),
    data: ignored,
    assumed: true,
  }),
};
