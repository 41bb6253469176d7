import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from './keys.server';

const SALT_BYTES = 12;

/**
 * Creates the CSRF token of a form, for browsers that send neither Sec-Fetch-Site, Origin nor Referer. It is bound to the
 * session, or to the device of a guest. Each page has a new salt, so that response compression cannot leak the token (BREACH).
 */
export function csrfToken(keys: Keys, boundTo: string): string {
  const salt = randomBytes(SALT_BYTES);
  return `${salt.toString('base64url')}.${sign(keys.newest('csrf'), salt, boundTo).toString('base64url')}`;
}

export function csrfTokenMatches(keys: Keys, boundTo: string, token: string): boolean {
  const [salt, signature] = token.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (salt?.length !== SALT_BYTES || !signature) return false;
  return keys.all('csrf').some((key) => {
    const expected = sign(key, salt, boundTo);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
}

function sign(key: Uint8Array, salt: Buffer, boundTo: string): Buffer {
  return createHmac('sha256', key).update(salt).update(boundTo).digest();
}
