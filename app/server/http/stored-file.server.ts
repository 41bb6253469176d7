import type { IncomingMessage, ServerResponse } from 'node:http';
import { encodingFor } from './encoding.server';
import { failsIfMatch, matchesEtag } from './etag.server';

export interface StoredFile {
  readonly type: string;
  readonly bytes: Buffer;
  readonly compressed?: { readonly br: Buffer; readonly gzip: Buffer } | undefined;
  /** Null for a file that no browser asks for again: another content has another address. */
  readonly hash: string | null;
}

/** The headers of a refusal. */
const EMPTY = { 'cache-control': 'no-store', 'content-length': 0 };

/** One range, in bytes from the start or as the last bytes. A server may send the whole file instead of several ranges. */
const RANGE = /^bytes=[ \t]*(?:(\d+)-(\d*)|-(\d+))[ \t]*$/i;

interface Range {
  readonly start: number;
  readonly end: number;
}

/** Answers with the best encoding, one range, a 304 or a 412 (RFC 9110, sections 12 to 14). Dates do not count. */
export function sendStoredFile(
  { method, headers }: IncomingMessage,
  response: ServerResponse,
  { type, bytes, compressed, hash }: StoredFile,
): void {
  const tagOf = (encoding: string) => hash && `"${hash}-${encoding}"`;
  const range =
    method === 'GET' && isCurrent(headers['if-range'], tagOf('identity')) ? readRange(headers.range, bytes) : null;
  // Ranges are of the file as it is: a video is not compressed, and a part of a compressed file cannot be read alone.
  const encoding = compressed && !range ? encodingFor(headers['accept-encoding']) : 'identity';
  const body = encoding === 'identity' || !compressed ? bytes : compressed[encoding];
  const etag = tagOf(encoding);
  if (compressed) response.setHeader('vary', 'Accept-Encoding');
  else response.setHeader('accept-ranges', 'bytes');
  if (etag !== null) response.setHeader('etag', etag);
  if (failsIfMatch(headers['if-match'], etag)) return void response.writeHead(412, EMPTY).end();
  if (matchesEtag(headers['if-none-match'], etag)) return void response.writeHead(304).end();
  if (range && range.start > range.end) {
    return void response.writeHead(416, { ...EMPTY, 'content-range': `bytes */${bytes.length}` }).end();
  }
  const part = range ? bytes.subarray(range.start, range.end + 1) : body;
  if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${bytes.length}`);
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.writeHead(range ? 206 : 200, { 'content-type': type, 'content-length': part.length });
  response.end(method === 'HEAD' ? undefined : part);
}

/** Whether the part that a browser has is of this content, by strong comparison. Without `If-Range` it does not matter. */
const isCurrent = (ifRange: string | string[] | undefined, etag: string | null) =>
  ifRange === undefined || ifRange === etag;

/** The range to send; one that ends before it starts where the file is too short for it. Null for the whole file. */
function readRange(header: string | undefined, { length }: Buffer): Range | null {
  const [, first = '', last = '', suffix = ''] = RANGE.exec(header ?? '') ?? [];
  if (suffix !== '')
    return { start: Number(suffix) === 0 ? length : Math.max(0, length - Number(suffix)), end: length - 1 };
  if (first === '' || (last !== '' && Number(last) < Number(first))) return null;
  return { start: Number(first), end: Math.min(last === '' ? Infinity : Number(last), length - 1) };
}
