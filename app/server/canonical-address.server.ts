import type { RequestHandler } from 'express';
import { isRead } from '~/lib/is-read';
import type { PageRegistry } from '~/request/page-facts';

/** A percent-encoded character that needs no encoding (RFC 3986, section 2.3). */
const UNRESERVED = /[\w.~-]/;

/** A page of errors: it has every address that no other page has. */
export const CATCH_ALL = /^(?:\/dashboard)?\/\*$/;

/**
 * Capitals, a slash at the end and encoded letters are the same page to the router, and not to the page cache and search
 * engines. Forms are answered at any spelling.
 */
export function canonicalAddresses(registry: () => PageRegistry): RequestHandler {
  return (request, response, next) => {
    if (!isRead(request)) return next();
    const { originalUrl } = request;
    const end = originalUrl.indexOf('?');
    const path = end === -1 ? originalUrl : originalUrl.slice(0, end);
    const canonical = canonicalPath(path, registry());
    if (canonical === path) return next();
    response.setHeader('cache-control', 'private, no-store');
    response.redirect(308, canonical + originalUrl.slice(path.length));
  };
}

export function canonicalPath(path: string, { pageAt }: Pick<PageRegistry, 'pageAt'>): string {
  // A browser takes such an address for another host's: it is answered with an error, and never led to.
  if (path.startsWith('//')) return path;
  const plain = decodeUnreserved(path)
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  const page = pageAt(plain);
  if (!page || CATCH_ALL.test(page.pattern)) return path;
  const names = page.pattern.split('/');
  const rest = names.indexOf('*');
  if (rest === -1)
    return plain
      .split('/')
      .map((segment, index) => (names[index]?.startsWith(':') ? segment : (names[index] ?? segment)))
      .join('/');
  // What the asterisk stands for is data, which the page reads itself.
  return pageAt(path) === page ? [...names.slice(0, rest), ...path.split('/').slice(rest)].join('/') : path;
}

const decodeUnreserved = (path: string): string =>
  path.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(parseInt(code.slice(1), 16));
    return UNRESERVED.test(character) ? character : code.toUpperCase();
  });
