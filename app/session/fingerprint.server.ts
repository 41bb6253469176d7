import { randomUUID } from 'node:crypto';
import type { Cookie, CookieJar } from './cookie-jar.server';

const FINGERPRINT_COOKIE: Cookie = { name: 'fingerprint', maxAge: 400 * 24 * 60 * 60 };

/** The browser computes its fingerprint again when this cookie has ended. See docs/product/timings.md#timings-and-limits. */
const RECENT_COOKIE: Cookie = { name: 'fingerprint-recent', maxAge: 30 * 24 * 60 * 60 };

const FINGERPRINT = /^[0-9a-f]{32}$/;

/** Not sealed: a browser that could forge the cookie could as well send another fingerprint. */
export function findFingerprint(jar: CookieJar): string | null {
  const stored = jar.get(FINGERPRINT_COOKIE);
  return stored !== undefined && FINGERPRINT.test(stored) ? stored : null;
}

/** True unless the browser computed its fingerprint within the last month. */
export const needsFingerprint = (jar: CookieJar): boolean =>
  jar.get(RECENT_COOKIE) === undefined || findFingerprint(jar) === null;

/** False, and nothing kept, for an invalid fingerprint. */
export function keepFingerprint(jar: CookieJar, fingerprint: unknown): boolean {
  if (typeof fingerprint !== 'string' || !FINGERPRINT.test(fingerprint)) return false;
  jar.set(FINGERPRINT_COOKIE, fingerprint);
  jar.set(RECENT_COOKIE, '1');
  return true;
}

const DEVICE_COOKIE: Cookie = { name: 'device', maxAge: 400 * 24 * 60 * 60 };

const DEVICE_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** A random id for each browser: the operator's `x-fingerprint` until the browser sends a fingerprint. */
export function deviceId(jar: CookieJar): string {
  const known = jar.get(DEVICE_COOKIE);
  if (known && DEVICE_ID.test(known)) return known;
  const id = randomUUID();
  jar.set(DEVICE_COOKIE, id);
  return id;
}
