import type { IncomingHttpHeaders } from 'node:http';
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
/** How odds are written (`OddsFormat`), for players. */
export const ODDS_COOKIE = choice('odds');
/** The hashes of the popups that were closed last: a change of language replaces the one of the language before. */
export const POPUP_COOKIE = choice('popup');

/** Lite mode: the same HTML without any script. `1` and `0` are the player's choice, `auto` is on by what the browser says. */
export type LiteMode = '0' | '1' | 'auto';

/** Devices with this much memory in gigabytes, or less, get lite mode unless the player chose. */
const LITTLE_MEMORY = 1;

export const LITE_HEADERS = ['Save-Data', 'Sec-CH-Device-Memory'] as const;

/** Whether the page is sent without scripts, and why (docs/product/frame.md#lite-mode). */
export function liteModeOf(jar: CookieJar, headers: IncomingHttpHeaders): LiteMode {
  const chosen = jar.get(LITE_COOKIE);
  // An edge cache says `auto` in the place of the headers.
  if (chosen === '0' || chosen === '1' || chosen === 'auto') return chosen;
  const [saveData, memory] = LITE_HEADERS.map((name) => String(headers[name.toLowerCase()] ?? '').trim());
  const hasLittle = /^[\d.]+$/.test(memory ?? '') && Number(memory) <= LITTLE_MEMORY;
  return chosen === undefined && (hasLittle || saveData?.toLowerCase() === 'on') ? 'auto' : '0';
}
