import type { Request, RequestHandler, Response } from 'express';
import { originOf } from './same-origin.server';
import { readBody } from './read-body.server';

const READS = new Set(['GET', 'HEAD']);
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

interface GuardOptions {
  readonly publicOrigin: string;
  /** Whether the form carries a token that was made for whoever sends it. */
  tokenMatches(form: FormData, response: Response): boolean;
  /** Answers a request that goes no further. */
  reject(request: Request, response: Response, status: RejectionStatus): Promise<void>;
}

export type RejectionStatus = 400 | 403 | 405 | 413;

/**
 * Stands before everything that can change something, Remix included: documents, data requests and resource routes
 * alike. Measured: Remix itself runs the actions of a foreign Origin's `?_data=` and resource-route POSTs.
 *
 * Leaves the whole body, at most 64 KiB of a form, in `request.body`.
 */
export function guardWrites({ publicOrigin, tokenMatches, reject }: GuardOptions): RequestHandler {
  async function judge(request: Request, response: Response): Promise<RejectionStatus | null> {
    const origin = originOf(request.headers, publicOrigin);
    if (origin === 'foreign') return 403;
    const body = await readBody(request);
    if (body === null) return 413;
    const form = await parseForm(body, request.headers['content-type']);
    if (form === null) return 400;
    if (origin === 'unsaid' && !tokenMatches(form, response)) return 403;
    request.body = body;
    return null;
  }

  return (request, response, next) => {
    if (READS.has(request.method)) {
      next();
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST');
      reject(request, response, 405).catch(next);
      return;
    }
    judge(request, response)
      .then((status) => {
        if (status === null) return next();
        // What was not read of the body must not be taken for the next request on this connection.
        if (!request.complete) response.setHeader('connection', 'close');
        return reject(request, response, status);
      })
      .catch(next);
  };
}

/** Null for a body that is not the form it says it is. An empty body is an empty form. */
async function parseForm(body: Buffer, contentType: string | undefined): Promise<FormData | null> {
  if (body.length === 0) return new FormData();
  if (!contentType || !FORM_TYPES.test(contentType)) return null;
  try {
    return await new globalThis.Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
}
