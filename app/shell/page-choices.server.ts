import type { CookieJar } from '~/session/cookie-jar.server';
import { POPUP_COOKIE } from '~/session/preferences.server';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import type { Bootstrap } from '~/upstream/site-options';
import { closedPopup } from './popup.server';
import { isBannerRead } from './top-banner.server';

/**
 * The choices beside language and lite mode that guests' pages depend on, as cookies. Each combination has its own cached
 * page: a choice that is not here has no effect for guests. Only values that change the page are listed, so that a guest
 * cannot fill the cache with cookies of any value.
 *
 * @param bootstrap the operator's content in the language of the page; null when it cannot be read
 */
export function pageChoices(jar: CookieJar, bootstrap: Bootstrap | null): [name: string, value: string][] {
  const popup = closedPopup(jar, bootstrap);
  return [
    ...(isBannerRead(jar) ? [[TOP_BANNER_COOKIE.name, TOP_BANNER_READ] as [string, string]] : []),
    ...(popup === null ? [] : [[POPUP_COOKIE.name, popup] as [string, string]]),
  ];
}

/** Whether the choices depend on the operator's content. */
export const choicesNeedContent = (jar: CookieJar) => jar.get(POPUP_COOKIE) !== undefined;
