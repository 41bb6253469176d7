import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
const STEP_MS = PERIOD_SECONDS * 1_000;

/** Steps by which a phone's clock may be wrong, each way. */
const WINDOW = 1;

/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** Authenticator apps show it above the code. */
const ISSUER = 'Player Site';

export const newTotpSecret = () => new Secret({ size: SECRET_BYTES }).base32;

/** The address that an authenticator app reads from the QR code. */
export const otpauthUri = (secret: string, username: string) => totpOf(secret, username).toString();

/**
 * What a code of the app is worth.
 *
 * - `valid`: `step` is its time step, which may not be used again
 * - `used`: of the time step that was used last, or of an earlier one
 * - `wrong`: of no step near now
 */
export type TotpResult = { readonly kind: 'valid'; readonly step: number } | { readonly kind: 'used' | 'wrong' };

/**
 * Verifies a code by RFC 6238: SHA-1, six digits, 30 seconds, one step each way.
 *
 * @param secret base32
 * @param now epoch milliseconds
 * @param usedStep the time step of the last accepted code
 */
export function verifyTotp(secret: string, code: string, now: number, usedStep: number): TotpResult {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW });
  if (delta === null) return { kind: 'wrong' };
  const step = Math.floor(now / STEP_MS) + delta;
  return step > usedStep ? { kind: 'valid', step } : { kind: 'used' };
}

/**
 * By how many whole minutes the clock of the phone that shows this code is wrong, at most ten each way; null if the code
 * is of none of these times. Only for a set-up, where the player knows the secret anyway: before a login the answer would
 * tell a guesser which code will be right in some minutes.
 */
export function clockErrorMinutes(secret: string, code: string, now: number): number | null {
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: 20 });
  return delta === null ? null : Math.max(1, Math.round((Math.abs(delta) * PERIOD_SECONDS) / 60));
}

function totpOf(secret: string, label = ''): TOTP {
  const algorithm = 'SHA1';
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm,
    digits: 6,
    period: PERIOD_SECONDS,
    secret: Secret.fromBase32(secret),
  });
}
