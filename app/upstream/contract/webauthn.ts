import { z } from 'zod';

/** The JSON forms of Web Authentication Level 3, bounded, because the site passes them on. Unnamed fields are left out. */

const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/);

/** 16 to 64 random bytes. */
const challenge = base64url(86).min(22);

/** 1,023 bytes at most, by the standard. */
const credentialId = base64url(1_364);

const transports = z.array(z.string().max(30)).max(10);

const descriptor = z.object({
  id: credentialId,
  type: z.literal('public-key'),
  transports: transports.optional(),
});

const userVerification = z.enum(['required', 'preferred', 'discouraged']);
const timeout = z.number().int().min(1_000).max(3_600_000);

/** For `navigator.credentials.get`. */
export const requestOptions = z.object({
  challenge,
  rpId: z.string().min(1).max(253),
  timeout: timeout.optional(),
  allowCredentials: z.array(descriptor).max(50).optional(),
  userVerification: userVerification.optional(),
});

/** For `navigator.credentials.create`. */
export const creationOptions = z.object({
  challenge,
  rp: z.object({ id: z.string().min(1).max(253), name: z.string().max(200) }),
  user: z.object({ id: base64url(86), name: z.string().max(200), displayName: z.string().max(200) }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number().int() })).max(50),
  timeout: timeout.optional(),
  excludeCredentials: z.array(descriptor).max(50).optional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['required', 'preferred', 'discouraged']).optional(),
      requireResidentKey: z.boolean().optional(),
      userVerification: userVerification.optional(),
      authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
    })
    .optional(),
  attestation: z.enum(['none', 'indirect', 'direct', 'enterprise']).optional(),
});

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
};

export const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: base64url(86).optional(),
  }),
});
export type Assertion = z.output<typeof assertion>;

/** The answer of an authenticator that has made a passkey. */
export const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(24_000),
    transports: transports.optional().catch(undefined),
  }),
});
export type Attestation = z.output<typeof attestation>;
