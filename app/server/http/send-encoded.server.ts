import type { Request, Response } from 'express';
import { encode, encodingFor } from './encoding.server';

/** The types worth compressing. Responses of other types are pictures, or small. */
const TEXT_TYPE = /^(?:text\/|application\/(?:json|xml|javascript|manifest\+json))/;

const MIN_COMPRESSED_BYTES = 1024;

/** Level 4 takes half the time of level 5, which matters for a body that is sent once. */
const BROTLI_QUALITY = 4;

/** Sends a body that belongs to one request, in the best encoding that the browser accepts. */
export async function sendEncoded(request: Request, response: Response, body: Buffer): Promise<void> {
  if (body.length === 0 || request.method === 'HEAD') return void response.end();
  const isCompressible =
    body.length >= MIN_COMPRESSED_BYTES && TEXT_TYPE.test(String(response.getHeader('content-type') ?? ''));
  if (isCompressible) response.vary('Accept-Encoding');
  const encoding = isCompressible ? encodingFor(request.headers['accept-encoding']) : 'identity';
  const bytes = await encode(body, encoding, BROTLI_QUALITY);
  if (response.destroyed) return;
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}
