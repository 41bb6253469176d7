import type { Request, RequestHandler } from 'express';
import { isRead } from '~/lib/is-read';
import { LANGUAGE_PARAMETER } from '~/i18n/language-address';
import { findLocale } from '~/i18n/language-offer';
import { createCookieJar, type Cookie, type CookieJar } from '~/session/cookie-jar.server';
import { LANGUAGE_COOKIE, POPUP_COOKIE } from '~/session/preferences.server';
import type { PageRegistry } from '~/request/page-facts';
import { keepPopupClosed } from '~/shell/popup.server';
import { cms } from '~/upstream/contract/cms';
import { COOKIE_CHECK } from './cookie-check.server';
import { requestUrl } from '~/request/page-context.server';
import type { Site } from './site.server';

/**
 * `?lang=` is for search engines and links from elsewhere (docs/decisions/0035): it counts for visitors without a stored
 * choice. All others are led to the page without it. Behind this handler a request has no such parameter, but the language's
 * cookie.
 */
export function languageAddresses(
  site: Pick<Site, 'languages' | 'secure' | 'content'>,
  registry: () => PageRegistry,
): RequestHandler {
  return (request, response, next) => {
    if (request.method === 'POST' && !request.headers.cookie)
      return void keepLanguage(request, site).then(() => next(), next);
    if (!isRead(request) || !request.originalUrl.includes(`${LANGUAGE_PARAMETER}=`)) return next();
    const url = requestUrl(request.originalUrl);
    const asked = url.searchParams.get(LANGUAGE_PARAMETER);
    // A browser takes a path that begins with two slashes for a host: such an address is refused later, and never led to.
    if (asked === null || url.pathname.startsWith('//')) return next();
    if (!registry().pageAt(url.pathname)?.isDocument && !url.searchParams.has(COOKIE_CHECK)) return next();
    url.searchParams.delete(LANGUAGE_PARAMETER);
    const address = `${url.pathname}${url.search}`;
    const offer = site.languages.peek();
    Promise.resolve(offer ?? site.languages.read())
      .then((known) => {
        const jar = createCookieJar(request.headers.cookie, site.secure);
        const isData = url.searchParams.has('_data');
        const locale = findLocale(known, asked);
        const stored = findLocale(known, jar.get(LANGUAGE_COOKIE));
        // A stored choice has precedence, and an unknown language says nothing.
        if (locale !== null && (stored === null || stored === locale)) {
          if (jar.get(LANGUAGE_COOKIE) !== locale) jar.set(LANGUAGE_COOKIE, locale);
          const contentIn = (language: string) => site.content.peek(cms.grouped, {}, language);
          for (const other of known.accepted)
            if (other !== locale) keepPopupClosed(jar, contentIn(other), contentIn(locale));
          for (const cookie of jar.headers()) response.append('set-cookie', cookie);
          request.headers.cookie = withValues(request.headers.cookie, jar, [LANGUAGE_COOKIE, POPUP_COOKIE]);
        } else if (!isData) {
          response.setHeader('cache-control', 'private, no-store');
          return response.redirect(302, address);
        }
        request.url = request.originalUrl = address;
        next();
      })
      .catch(next);
  };
}

const PARAMETER = new RegExp(`[?&]${LANGUAGE_PARAMETER}=([^&#]*)`);

/** Gives a form without cookies the language of its page, which only the page's address says. */
async function keepLanguage(request: Pick<Request, 'headers'>, { languages }: Pick<Site, 'languages'>): Promise<void> {
  const asked = PARAMETER.exec(request.headers.referer ?? '')?.[1];
  const locale = asked === undefined ? null : findLocale(await languages.read(), asked);
  if (locale !== null) request.headers.cookie = `${LANGUAGE_COOKIE.name}=${locale}`;
}

/** The request's cookies with the jar's values of some, encoded: a decoded one may hold the end of a cookie and another one. */
function withValues(cookies: string | undefined, jar: CookieJar, changed: readonly Cookie[]): string {
  const isChanged = (each: string) => changed.some(({ name }) => each.startsWith(`${name}=`));
  const others = (cookies ?? '').split(/;\s*/).filter((each) => each && !isChanged(each));
  const values = changed.flatMap((cookie) => {
    const value = jar.get(cookie);
    return value === undefined ? [] : [`${cookie.name}=${encodeURIComponent(value)}`];
  });
  return [...others, ...values].join('; ');
}
