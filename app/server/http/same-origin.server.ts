import type { IncomingHttpHeaders } from 'node:http';

/**
 * Where a request that may change something came from, as far as its headers say (design §5).
 *
 * - `same`: a page of this site
 * - `foreign`: anything else that says so
 * - `unsaid`: none of the three headers came; the form's token has to prove it
 *
 * Forwarded hosts play no part: the only origin that counts is the configured one.
 */
export function originOf(headers: IncomingHttpHeaders, publicOrigin: string): 'same' | 'foreign' | 'unsaid' {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'same' : 'foreign';
  if (headers.origin !== undefined) return headers.origin === publicOrigin ? 'same' : 'foreign';
  if (headers.referer !== undefined) return headers.referer.startsWith(`${publicOrigin}/`) ? 'same' : 'foreign';
  return 'unsaid';
}
