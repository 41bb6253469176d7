import type { Cookie, CookieJar } from './cookie-jar.server';
import { SEARCH_KEY_COOKIE_NAME } from './search-key';
import { ZONE_COOKIE_NAME } from './use-time-zone';

const A_YEAR = 365 * 24 * 60 * 60;

/** Choices that outlast a visit. Bare cookies: they prove nothing, and players may set them by hand. */
export const LANGUAGE_COOKIE: Cookie = { name: 'language', maxAge: A_YEAR, preference: true };
export const LITE_COOKIE: Cookie = { name: 'lite', maxAge: A_YEAR, preference: true };
/** The name of the browser's time zone; set by the browser (use-time-zone.ts). */
export const TIME_ZONE_COOKIE: Cookie = { name: ZONE_COOKIE_NAME, maxAge: A_YEAR, preference: true };
export const SEARCH_KEY_COOKIE: Cookie = {
  name: SEARCH_KEY_COOKIE_NAME,
  maxAge: A_YEAR,
  preference: true,
  readable: true,
};
/** The hashes of the popups that were closed last: a change of language replaces the one of the language before. */
export const POPUP_COOKIE: Cookie = { name: 'popup', maxAge: A_YEAR, preference: true };

/** Lite mode: the same HTML without any script. On by choice, or by the header `Save-Data`. docs/product/frame.md#lite-mode */
export function isLite(jar: CookieJar, saveData: string | undefined): boolean {
  const chosen = jar.get(LITE_COOKIE);
  if (chosen === '1') return true;
  return chosen === undefined && saveData?.toLowerCase() === 'on';
}
