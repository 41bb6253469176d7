import type { Cookie, CookieJar } from './cookie-jar.server';

const REFERRAL_COOKIE: Cookie = { name: 'referral', maxAge: 30 * 24 * 60 * 60, preference: true };

const REFERRAL_NUMBER = /^[\w-]{1,64}$/;

/** Keeps the number of the referrer, from `?ref=` on any page, until the visitor registers. */
export function keepReferral(jar: CookieJar, page: URL): void {
  const referral = page.searchParams.get('ref');
  if (referral !== null && REFERRAL_NUMBER.test(referral)) jar.set(REFERRAL_COOKIE, referral);
}

export function findReferral(jar: CookieJar): string | null {
  const stored = jar.get(REFERRAL_COOKIE);
  return stored !== undefined && REFERRAL_NUMBER.test(stored) ? stored : null;
}

export const forgetReferral = (jar: CookieJar) => jar.remove(REFERRAL_COOKIE);
