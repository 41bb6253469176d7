import { z } from 'zod';
import { call } from './call';
import { identifier, utcTime } from './values';
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
  status: call('POST', 'security/status', 'read', {
    summary: 'How the player logs in. Of the capabilities two-factor and passkeys.',
    data: z.object({
      totp: z.boolean(),
      recoveryCodesLeft: z.number().int().min(0).max(1_000),
      passkeys: z.array(passkey).max(100).optional(),
    }),
    assumed: true,
  }),
  totpbegin: call('POST', 'security/totpbegin', 'write', {
    summary: 'Makes a secret for an authenticator app. It counts once totpconfirm accepts a code of it.',
    data: z.object({
      /** Base32. */
      secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
      otpauthUri: z.string().startsWith('otpauth://totp/').max(500),
    }),
    assumed: true,
  }),
  totpconfirm: call('POST', 'security/totpconfirm', 'write', {
    summary: 'Turns the second factor on, and ends all other sessions of the player.',
    request: z.object({ code: factorCode }),
    data: recoveryCodes,
    assumed: true,
  }),
  totpdisable: call('POST', 'security/totpdisable', 'write', {
    summary: 'Turns the second factor off. Recovery codes become void.',
    request: z.object({ password: z.string().min(1).max(100), code: factorCode }),
    assumed: true,
  }),
  recoverycodes: call('POST', 'security/recoverycodes', 'write', {
    summary: 'Makes new recovery codes. The old ones become void.',
    request: z.object({ code: factorCode }),
    data: recoveryCodes,
    assumed: true,
  }),
  passkeybegin: call('POST', 'security/passkeybegin', 'write', {
    summary:
      'What a browser needs to make a passkey of that name. May be refused with the code second-factor. Of the capability passkeys.',
    request: z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_LENGTH), code: factorCode.optional() }),
    data: creationOptions,
    assumed: true,
  }),
  passkeyfinish: call('POST', 'security/passkeyfinish', 'write', {
    summary: 'Adds the passkey that the browser made.',
    request: z.object({ attestation }),
    assumed: true,
  }),
  passkeyremove: call('POST', 'security/passkeyremove', 'write', {
    summary: 'Removes a passkey: it opens no session any more. May be refused with the code second-factor.',
    request: z.object({ id: identifier, code: factorCode.optional() }),
    assumed: true,
  }),
};
