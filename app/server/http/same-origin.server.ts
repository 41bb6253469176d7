import type { IncomingHttpHeaders } from 'node:http';

/**
 * Classifies the origin of a request by its `Sec-Fetch-Site`, `Origin` and `Referer` headers, in this order.
 *
 * - `same`: a page of this site
 * - `foreign`: any other source
 * - `unknown`: none of the three headers is present; only a CSRF token can prove the source
 *
 * Never use forwarded hosts here: a client can set them. Only the configured origin counts.
 */
export function classifyOrigin(headers: IncomingHttpHeaders, publicOrigin: string): 'same' | 'foreign' | 'unknown' {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'same' : 'foreign';
  if (headers.origin !== undefined) return headers.origin === publicOrigin ? 'same' : 'foreign';
  if (headers.referer !== undefined) return headers.referer.startsWith(`${publicOrigin}/`) ? 'same' : 'foreign';
  return 'unknown';
}
