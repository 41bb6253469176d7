import type { Cookie, CookieJar } from './cookie-jar.server';
import { SEARCH_KEY_COOKIE_NAME } from './search-key';
import { ZONE_COOKIE_NAME } from './use-time-zone';

const A_YEAR = 365 * 24 * 60 * 60;

/** A choice that outlasts a visit. A bare cookie: it proves nothing, and players may set it by hand. */
const choice = (name: string): Cookie => ({ name, maxAge: A_YEAR, preference: true });

export const LANGUAGE_COOKIE = choice('language');
export const LITE_COOKIE = choice('lite');
/** The name of the browser's time zone; set by the browser (use-time-zone.ts). */
export const TIME_ZONE_COOKIE = choice(ZONE_COOKIE_NAME);
export const SEARCH_KEY_COOKIE: Cookie = { ...choice(SEARCH_KEY_COOKIE_NAME), readable: true };
/** The hashes of the popups that were closed last: a change of language replaces the one of the language before. */
export const POPUP_COOKIE = choice('popup');

/** Lite mode: the same HTML without any script. On by choice, or by the header `Save-Data`. docs/product/frame.md#lite-mode */
export function isLite(jar: CookieJar, saveData: string | undefined): boolean {
  const chosen = jar.get(LITE_COOKIE);
  if (chosen === '1') return true;
  return chosen === undefined && saveData?.toLowerCase() === 'on';
}
