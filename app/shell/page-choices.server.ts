import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import { LANGUAGE_COOKIE, LITE_COOKIE, POPUP_COOKIE, type LiteMode } from '~/session/preferences.server';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import type { Bootstrap } from '~/upstream/site-options';
import { closedPopup } from './popup.server';
import { isBannerRead } from './top-banner.server';

interface PageCookie {
  readonly cookie: Cookie;
  /** The values that a visitor's cookie may have to count for an edge cache, as a regular expression. */
  readonly values: string;
}

/**
 * All cookies that guests' pages depend on, beside the address. The edge configurations in `deploy/edge` have the same ones.
 */
export const PAGE_COOKIES: readonly PageCookie[] = [
  { cookie: LANGUAGE_COOKIE, values: '[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}' },
  { cookie: LITE_COOKIE, values: '[01]' },
  { cookie: TOP_BANNER_COOKIE, values: TOP_BANNER_READ },
  { cookie: POPUP_COOKIE, values: '[0-9a-f]{12}(?:-[0-9a-f]{12}){0,3}' },
];

export type PageChoice = readonly [name: string, value: string];

interface ChoiceOptions {
  readonly locale: string;
  readonly lite: LiteMode;
  readonly bootstrap: Bootstrap | null;
}

/**
 * The choices that guests' pages depend on: one that is not here has no effect for guests. Only values that change the page
 * are listed, so that a guest cannot fill the cache with cookies of any value.
 */
export function pageChoices(jar: CookieJar, { locale, lite, bootstrap }: ChoiceOptions): PageChoice[] {
  const choices: PageChoice[] = [
    [LANGUAGE_COOKIE.name, locale],
    [LITE_COOKIE.name, lite],
  ];
  const popup = closedPopup(jar, bootstrap);
  if (isBannerRead(jar)) choices.push([TOP_BANNER_COOKIE.name, TOP_BANNER_READ]);
  if (popup !== null) choices.push([POPUP_COOKIE.name, popup]);
  return choices;
}

export const choicesNeedContent = (jar: CookieJar) => jar.get(POPUP_COOKIE) !== undefined;

/**
 * Whether the cookies say exactly the choices of the page, or leave out a default. An edge that has the cookies in its key
 * can store such a page; any other would be stored under values of which there is no end.
 */
export function cookiesSayChoices(jar: CookieJar, choices: readonly PageChoice[]): boolean {
  const chosen = new Map(choices);
  return PAGE_COOKIES.every(({ cookie }) => {
    const given = jar.get(cookie);
    const choice = chosen.get(cookie.name);
    if (given !== undefined) return given === choice;
    // Without a cookie headers decide about lite mode, and an edge may not have them in its key.
    return choice === undefined || cookie === LANGUAGE_COOKIE || (cookie === LITE_COOKIE && choice === '0');
  });
}
