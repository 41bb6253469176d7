import type { IncomingHttpHeaders } from 'node:http';

/**
 * Reads `Sec-Fetch-Site`, `Origin` and `Referer`, in this order; `unknown` without all three, where only a CSRF token can
 * prove the source. Never use forwarded hosts here: a client can set them. Only the configured origin counts.
 */
export function classifyOrigin(headers: IncomingHttpHeaders, publicOrigin: string): 'same' | 'foreign' | 'unknown' {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite === 'same-origin' ? 'same' : 'foreign';
  if (headers.origin !== undefined) return headers.origin === publicOrigin ? 'same' : 'foreign';
  if (headers.referer !== undefined) return headers.referer.startsWith(`${publicOrigin}/`) ? 'same' : 'foreign';
  return 'unknown';
}
