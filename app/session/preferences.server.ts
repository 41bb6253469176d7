import type { Cookie, CookieJar } from './cookie-jar.server';
import { TOP_BANNER_COOKIE } from './top-banner-cookie';
import { ZONE_COOKIE_NAME } from './use-time-zone';

const A_YEAR = 365 * 24 * 60 * 60;

/** Small choices that survive a visit. Bare cookies: they prove nothing, and a player may set them by hand. */
export const LANGUAGE_COOKIE: Cookie = { name: 'language', maxAge: A_YEAR, preference: true };
export const LITE_COOKIE: Cookie = { name: 'lite', maxAge: A_YEAR, preference: true };
/** The name of the time zone that the browser is in. The browser sets it (use-time-zone.ts). */
export const TIME_ZONE_COOKIE: Cookie = { name: ZONE_COOKIE_NAME, maxAge: A_YEAR, preference: true };
/** Holds the hashes of the popups that were closed last: each language has a popup of its own. */
export const POPUP_COOKIE: Cookie = { name: 'popup', maxAge: A_YEAR, preference: true };

/**
 * The choices beside language and lite mode that pages for guests depend on. Guests are sent finished pages, one for each
 * combination: a choice that is not listed here does nothing for them.
 */
export const PAGE_PREFERENCES: readonly Cookie[] = [TOP_BANNER_COOKIE, POPUP_COOKIE];

/** Lite mode: the same HTML without any script (design §7). On by choice, or by the browser's wish to save data. */
export function isLite(jar: CookieJar, saveData: string | undefined): boolean {
  const chosen = jar.get(LITE_COOKIE);
  if (chosen === '1') return true;
  return chosen === undefined && saveData?.toLowerCase() === 'on';
}
