import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPrefetch } from '~/lib/is-prefetch';
import { LITE_HEADERS } from '~/session/preferences.server';
import { encode, encodingFor, type Encoding } from '~/server/http/encoding.server';
import { matchesEtag } from '~/server/http/etag.server';
import { shortHash } from '~/lib/short-hash.server';

/** A rendered page and its headers, without anything that belongs to one visitor. */
export interface RenderedPage {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

export type EncodedPages = Readonly<Record<Encoding, EncodedPage>>;

export interface CachedPage extends EncodedPages {
  readonly cookie?: string | undefined;
  /** The same page with the headers by which an edge cache stores it. */
  readonly forEdge?: EncodedPages & {
    /** When the page is too old for that, in milliseconds since 1970. */
    readonly until: number;
  };
}

interface EncodedPage {
  readonly body: Buffer;
  readonly etag: string;
  /** Header names and values, in turns: the form that Node writes fastest. */
  readonly headers: readonly string[];
  readonly notModifiedHeaders: readonly string[];
}

/** Brotli level 5 takes 0.7 ms for a page; level 11 takes a hundred times as long. */
const BROTLI_QUALITY = 5;

/** The request headers that a guest page depends on. */
export const VARY = ['Cookie', ...LITE_HEADERS, 'Accept-Encoding'].join(', ');

/** The browser must revalidate the page each time, because a player gets a different page from the same URL. */
const BROWSER_CACHING = { 'cache-control': 'private, no-cache', vary: VARY };

/** Compresses a page once in every encoding, and prepares its headers. */
export async function encodePage({ html, headers }: RenderedPage): Promise<EncodedPages> {
  const hash = shortHash(html);
  const encodedIn = async (encoding: Encoding): Promise<EncodedPage> => {
    const body = await encode(html, encoding, BROTLI_QUALITY);
    const etag = `"${hash}-${encoding}"`;
    // A 304 must have the page's headers too: browsers replace the stored ones, such as the Content Security Policy.
    const notModifiedHeaders = Object.entries({ ...headers, ...BROWSER_CACHING, etag }).flat();
    const ownHeaders = [...notModifiedHeaders, 'content-length', String(body.length)];
    if (encoding !== 'identity') ownHeaders.push('content-encoding', encoding);
    return { body, etag, headers: ownHeaders, notModifiedHeaders };
  };
  const [br, gzip, identity] = await Promise.all([encodedIn('br'), encodedIn('gzip'), encodedIn('identity')]);
  return { br, gzip, identity };
}

/** The same page with further headers. The bodies are shared. */
export function withHeaders(page: EncodedPages, added: Readonly<Record<string, string>>): EncodedPages {
  const extra = Object.entries(added).flat();
  const extend = ({ headers, notModifiedHeaders, ...rest }: EncodedPage): EncodedPage => ({
    ...rest,
    headers: [...headers, ...extra],
    notModifiedHeaders: [...notModifiedHeaders, ...extra],
  });
  return { br: extend(page.br), gzip: extend(page.gzip), identity: extend(page.identity) };
}

export const byteSizeOf = ({ br, gzip, identity }: EncodedPages): number =>
  br.body.length + gzip.body.length + identity.body.length;

/** Sends a page in the best encoding that the browser accepts, or a 304 when the browser's copy is current. */
export function sendCachedPage(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  requestId: string,
): void {
  const { body, etag, headers: pageHeaders, notModifiedHeaders } = page[encodingFor(headers['accept-encoding'])];
  const idHeader = ['x-request-id', requestId];
  const isSeen = () => method === 'GET' && !isPrefetch({ get: (name) => headers[name]?.toString() ?? null });
  // Appended: the choice of a language may be set, too.
  if (page.cookie !== undefined && isSeen()) response.appendHeader('set-cookie', page.cookie);
  if (matchesEtag(headers['if-none-match'], etag))
    return void response.writeHead(304, [...notModifiedHeaders, ...idHeader]).end();
  response.writeHead(200, [...pageHeaders, ...idHeader]).end(method === 'HEAD' ? undefined : body);
}
