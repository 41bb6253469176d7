import { z } from 'zod/v4';
import { call } from './call';
import { ignored, nothing } from './values';

/** A code of the app, or a recovery code. */
export const factorCode = z.string().min(1).max(100);

const recoveryCodes = z.object({ recoveryCodes: z.array(z.string().min(1).max(40)).min(1).max(50) });

export const security = {
  status: call({
    method: 'POST',
    path: 'security/status',
    policy: 'read',
    summary: 'How the player logs in. Of the capability two-factor.',
    request: nothing,
    data: z.object({ totp: z.boolean(), recoveryCodesLeft: z.number().int().min(0).max(1_000) }),
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
};
