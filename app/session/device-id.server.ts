import { randomUUID } from 'node:crypto';
import type { Cookie, CookieJar } from './cookie-jar.server';

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
