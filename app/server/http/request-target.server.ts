import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDecodable } from '~/lib/is-decodable';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { plainPage, setPlainHeaders, type PlainLook } from './plain-page.server';
import { setHeaders } from './security-headers.server';

/** More than any form or address of the site has. Parsers take a millisecond for a few thousand. */
const MAX_FIELDS = 200;

/**
 * The one form that browsers send: a path that can be decoded, without dot segments and without characters that a URL parser
 * rewrites. So all parts of the site see the same path. The query may have up to `MAX_FIELDS` fields.
 */
export function isCanonicalTarget(target: string): boolean {
  const end = target.indexOf('?');
  const path = end === -1 ? target : target.slice(0, end);
  if (!path.startsWith('/') || !isDecodable(path)) return false;
  const address = `http://site.invalid${target}`;
  if (!URL.canParse(address) || new URL(address).pathname !== path) return false;
  return end === -1 || !hasTooManyFields(target.slice(end), '&', 1);
}

/** A target as a path of this site: proxies may send the whole address (RFC 9112, section 3.2.2). */
export const toPath = (target: string | undefined, origin: string) =>
  target?.startsWith(`${origin}/`) ? target.slice(origin.length) : target;

/** Fields are counted by separators, not parsed. @param more how many there are beside one for each separator */
export function hasTooManyFields(sent: string | Buffer, separator: string, more: number): boolean {
  let fields = more;
  for (let at = sent.indexOf(separator); at !== -1; at = sent.indexOf(separator, at + separator.length)) fields += 1;
  return fields > MAX_FIELDS;
}

const badRequestPage = memoizeByIdentity((look: PlainLook) =>
  Buffer.from(plainPage({ title: 'badRequestTitle', text: 'badRequestText', footer: '400' }, look)),
);

/** Answers a request that no browser sends with 400, before any other code reads it, and closes its connection. */
export function refuseRequest(
  { method }: IncomingMessage,
  response: ServerResponse,
  headers: Readonly<Record<string, string>>,
  look: PlainLook,
): void {
  setHeaders(response, headers);
  setPlainHeaders(response, 400, look);
  // The body, if there is one, is not read: it must not be parsed as the next request.
  response.setHeader('connection', 'close');
  response.end(method === 'HEAD' ? undefined : badRequestPage(look));
}
