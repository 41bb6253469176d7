import type { Request, Response } from 'express';
import { encode, encodingFor } from './encoding.server';

/** Whatever else a route sends is a picture, or small. */
const IS_TEXT = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json))/;

/** What is smaller fits into a packet or two either way. */
const WORTH_IT_BYTES = 1024;

/** Half of the time that level 5 takes, for pages that are sent once. */
const BROTLI_QUALITY = 4;

/** Sends a body that was made for this one request, in the best encoding that the browser takes. */
export async function sendEncoded(request: Request, response: Response, body: Buffer): Promise<void> {
  if (body.length === 0 || request.method === 'HEAD') return void response.end();
  const isWorthIt = body.length >= WORTH_IT_BYTES && IS_TEXT.test(String(response.getHeader('content-type') ?? ''));
  if (isWorthIt) response.vary('Accept-Encoding');
  const encoding = isWorthIt ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const bytes = await encode(body, encoding, BROTLI_QUALITY);
  if (response.destroyed) return;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
