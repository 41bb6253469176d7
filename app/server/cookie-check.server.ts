import type { Request, RequestHandler } from 'express';
import { LANGUAGE_PARAMETER } from '~/i18n/language-address';
import { isRead } from '~/lib/is-read';
import { isJustNow } from '~/lib/is-just-now';
import { CSRF_FIELD } from '~/session/csrf-field';
import type { Page } from '~/request/page-facts';
import { CATCH_ALL } from './canonical-address.server';
import type { RedirectTarget } from './remix/remix-handler.server';
import { requestUrl, type PageContext } from '~/request/page-context.server';
import type { RequestContext } from '~/request/request-context';

/** Shows with the next request whether the browser keeps cookies. The value is the time: a copied address says nothing. */
export const COOKIE_CHECK = 'cookie-check';

/** A browser with cookies is led to the address without the check. Behind this handler a request has no such parameter. */
export const cookieChecks: RequestHandler = (request, response, next) => {
  if (!isRead(request) || !request.originalUrl.includes(`${COOKIE_CHECK}=`)) return next();
  const url = requestUrl(request.originalUrl);
  const sentAt = url.searchParams.get(COOKIE_CHECK);
  // A browser takes a path that begins with two slashes for a host: such an address is refused later, and never led to.
  if (sentAt === null || url.pathname.startsWith('//')) return next();
  url.searchParams.delete(COOKIE_CHECK);
  const address = `${url.pathname}${url.search}`;
  const refusesCookies = !response.locals.sendsCookies && isJustNow(sentAt);
  if (!refusesCookies && !url.searchParams.has('_data')) {
    response.setHeader('cache-control', 'private, no-store');
    return response.redirect(302, address);
  }
  response.locals.refusesCookies = refusesCookies;
  request.url = request.originalUrl = address;
  next();
};

/** Where a redirect leads: with the check, and the page's language, where the browser has not shown that it keeps cookies. */
export function leadBrowser(address: string, request: Request, page: PageContext): RedirectTarget {
  const isUnknown = !page.sendsCookies && (request.method === 'POST' || page.refusesCookies);
  if (!/^\/(?!\/)/.test(address)) return { address, isDocument: false };
  const url = requestUrl(address);
  if (!isUnknown) return { address, isDocument: isNoPage(page.registry.pageAt(url.pathname)) };
  const { locale } = page.translation;
  if (locale !== page.languages.default) url.searchParams.set(LANGUAGE_PARAMETER, locale);
  url.searchParams.set(COOKIE_CHECK, String(Date.now()));
  return { address: `${url.pathname}${url.search}${url.hash}`, isDocument: true };
}

/** Whether the browser's router would show an empty page: there is a file, or nothing that it knows of. */
const isNoPage = (page: Page | null) => !page?.isDocument || CATCH_ALL.test(page.pattern);

/** The context of a form that is refused for its token: the token was issued to a cookie, which the browser has not kept. */
export const withoutCookies = (context: RequestContext): RequestContext =>
  !context.page.sendsCookies && context.page.form.has(CSRF_FIELD)
    ? { ...context, page: { ...context.page, refusesCookies: true } }
    : context;
