import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { encode, encodingFor, type Encoding } from '~/server/http/encoding.server';

/** What rendering gives: a page of status 200, and headers that are the same for all who are sent it. */
export interface RenderedPage {
  readonly html: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A page as bytes, ready to be sent to many. */
export type CachedPage = Readonly<Record<Encoding, PageForm>>;

interface PageForm {
  readonly body: Buffer;
  readonly etag: string;
  /** Names and values in turns, as Node writes them without looking at them again. */
  readonly head: readonly string[];
  /** Of the answer that the browser has the page already. */
  readonly unchangedHead: readonly string[];
}

/** Design §7: brotli of level 5 takes 0.7 ms for a page, level 11 a hundred times that. */
const BROTLI_QUALITY = 5;

/** What a guest's page depends on: none of it may be taken for another's. */
export const VARY = 'Cookie, Save-Data, Accept-Encoding';

/** The browser may keep it, and asks each time: who logs in is sent another page under the same address. */
const KEPT_BY_BROWSERS = { 'cache-control': 'private, no-cache', vary: VARY };

export async function encodePage({ html, headers }: RenderedPage): Promise<CachedPage> {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const formOf = async (encoding: Encoding): Promise<PageForm> => {
    const body = await encode(html, encoding, BROTLI_QUALITY);
    const etag = `"${hash}-${encoding}"`;
    // A 304 carries the page's own headers as well, its policy above all: browsers write them over those that they kept.
    const unchangedHead = Object.entries({ ...headers, ...KEPT_BY_BROWSERS, etag }).flat();
    const head = [...unchangedHead, 'content-length', String(body.length)];
    if (encoding !== 'identity') head.push('content-encoding', encoding);
    return { body, etag, head, unchangedHead };
  };
  const [br, gzip, identity] = await Promise.all([formOf('br'), formOf('gzip'), formOf('identity')]);
  return { br, gzip, identity };
}

/** What a finished page takes of the memory, in bytes. */
export const weightOf = (page: CachedPage): number =>
  Object.values(page).reduce((sum, { body }) => sum + body.length, 0);

/** Sends a page in the best encoding that the browser takes, or tells it that it has the page already. */
export function sendCachedPage(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  page: CachedPage,
  requestId: string,
): void {
  const { body, etag, head, unchangedHead } = page[encodingFor(headers['accept-encoding'])];
  if (hasIt(headers['if-none-match'], etag)) {
    response.writeHead(304, [...unchangedHead, 'x-request-id', requestId]).end();
    return;
  }
  response.writeHead(200, [...head, 'x-request-id', requestId]).end(method === 'HEAD' ? undefined : body);
}

const hasIt = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => each.trim().replace(/^W\//, '') === etag) ?? false;
