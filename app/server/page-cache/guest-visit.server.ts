import type { IncomingMessage } from 'node:http';
import { isRead } from '~/lib/is-read';
import { chooseLocale, type LanguageOffer } from '~/i18n/language-offer';
import type { Locale } from '~/i18n/locale';
import type { Site } from '~/server/site.server';
import { createCookieJar, type CookieJar } from '~/session/cookie-jar.server';
import { SESSION_COOKIE } from '~/session/player-session.server';
import { LANGUAGE_COOKIE, liteModeOf, type LiteMode } from '~/session/preferences.server';
import { TOAST_COOKIE } from '~/session/toasts.server';
import type { Page, PageRegistry } from '~/request/page-facts';
import { pageChoices, type PageChoice } from '~/shell/page-choices.server';
import type { Bootstrap } from '~/upstream/site-options';

/** A page that all guests with the same choices share: the whole input of its rendering (docs/decisions/0010). */
export interface GuestPage {
  readonly routeId: string;
  readonly address: string;
  readonly choices: readonly PageChoice[];
  /** The choices as a header. */
  readonly cookie: string;
  /** The IP address of the guest who waits for it; empty where it is refreshed for none. Decides its turn in the page queue. */
  readonly from: string;
}

const MAX_QUERY_LENGTH = 300;

/** A loader reads other spellings as one of these pages, or as the first: each would be a page of its own in the cache. */
const PAGE_NUMBER = /^(?:[2-9]|[1-9]\d{1,3})$/;

interface CachedRoute {
  readonly path: RegExp;
  readonly query: readonly string[];
  readonly page: Page;
}

/** The routes that declare `guestCache`, by the exact spelling of their paths: others would fill the cache. */
function cachedRoutes({ pages }: PageRegistry): CachedRoute[] {
  return pages.flatMap((page) => {
    const { pattern, facts } = page;
    if (!facts.guestCache) return [];
    const path = pattern.replace(/[.+()]/g, '\\$&').replace(/:[^/]+/g, String.raw`[\w-]{1,40}`);
    return { path: new RegExp(`^${path}$`), query: facts.guestCache, page };
  });
}

export interface GuestVisit {
  readonly routeId: string;
  readonly address: string;
  readonly from: string;
  readonly jar: CookieJar;
  readonly locale: Locale;
  readonly lite: LiteMode;
}

/** Finds the visit of a request. Null for players, for guests with a flash message, and for pages that are not cached. */
export function createVisitFinder(site: Site, registry: PageRegistry) {
  const routes = cachedRoutes(registry);
  return (request: IncomingMessage, address = '', offer: LanguageOffer, from = ''): GuestVisit | null => {
    if (!isRead(request)) return null;
    const { headers } = request;
    const [path = '', query = ''] = address.split('?', 2);
    const route = routes.find((each) => each.path.test(path));
    if (!route || address.length > path.length + MAX_QUERY_LENGTH || !isCanonical(address, path, query, route.query))
      return null;
    // Another route may have a part of this one's addresses.
    if (registry.pageAt(path) !== route.page) return null;
    const jar = createCookieJar(headers.cookie, site.secure);
    if (jar.get(SESSION_COOKIE) || jar.get(TOAST_COOKIE)) return null;
    return {
      routeId: route.page.routeId,
      address,
      from,
      jar,
      locale: chooseLocale(offer, jar.get(LANGUAGE_COOKIE)),
      lite: liteModeOf(jar, headers),
    };
  };
}

/** The page for a visit. Only choices with known values count among the guest's cookies. */
export function pageFor(
  { routeId, address, from, jar, locale, lite }: GuestVisit,
  content: Bootstrap | null,
): GuestPage {
  const choices = pageChoices(jar, { locale, lite, bootstrap: content });
  return { routeId, address, from, choices, cookie: choices.map(([name, value]) => `${name}=${value}`).join('; ') };
}

/** Whether the query has only these parameters, in this order: each page is cached under one address. */
function isCanonical(address: string, path: string, query: string, names: readonly string[]): boolean {
  if (query === '') return address === path;
  const given = new URLSearchParams(query);
  if (given.has('page') && !PAGE_NUMBER.test(given.get('page') ?? '')) return false;
  const canonical = new URLSearchParams(
    names.flatMap((name) => {
      const value = given.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  return canonical.toString() === query && address === `${path}?${query}`;
}
