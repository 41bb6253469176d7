import type { Cookie, CookieJar } from './cookie-jar.server';
import { TOP_BANNER_COOKIE } from './top-banner-cookie';
import { ZONE_COOKIE_NAME } from './use-time-zone';

const A_YEAR = 365 * 24 * 60 * 60;

/** Preferences of a browser. They have no security meaning, so their cookies are neither sealed nor prefixed. */
export const LANGUAGE_COOKIE: Cookie = { name: 'language', maxAge: A_YEAR, preference: true };
export const LITE_COOKIE: Cookie = { name: 'lite', maxAge: A_YEAR, preference: true };
/** The name of the browser's time zone. The browser sets it (use-time-zone.ts). */
export const TIME_ZONE_COOKIE: Cookie = { name: ZONE_COOKIE_NAME, maxAge: A_YEAR, preference: true };
/** The hashes of the popups that were closed last, one for each language. */
export const POPUP_COOKIE: Cookie = { name: 'popup', maxAge: A_YEAR, preference: true };

/**
 * The page preferences: cookies that guest pages depend on, besides language and lite mode. The page cache keeps one page for each
 * combination, so a preference that is missing here has no effect on guests.
 */
export const PAGE_PREFERENCES: readonly Cookie[] = [TOP_BANNER_COOKIE, POPUP_COOKIE];

/** Whether the page is sent in lite mode, without scripts: by the player's choice, or by the header Save-Data. */
export function isLite(jar: CookieJar, saveData: string | undefined): boolean {
  const chosen = jar.get(LITE_COOKIE);
  if (chosen === '1') return true;
  return chosen === undefined && saveData?.toLowerCase() === 'on';
}
