import type { Cookie, CookieJar } from './cookie-jar.server';

const FINGERPRINT_COOKIE: Cookie = { name: 'fingerprint', maxAge: 400 * 24 * 60 * 60 };

const FINGERPRINT = /^[0-9a-f]{32}$/;

/**
 * The cookie of the browser's fingerprint. It is not sealed, like the device id: a client that can forge the cookie can also
 * send a different fingerprint.
 */
export function findFingerprint(jar: CookieJar): string | null {
  const kept = jar.get(FINGERPRINT_COOKIE);
  return kept !== undefined && FINGERPRINT.test(kept) ? kept : null;
}

/** Stores the fingerprint. Returns false for an invalid one. */
export function keepFingerprint(jar: CookieJar, fingerprint: unknown): boolean {
  if (typeof fingerprint !== 'string' || !FINGERPRINT.test(fingerprint)) return false;
  jar.set(FINGERPRINT_COOKIE, fingerprint);
  return true;
}
