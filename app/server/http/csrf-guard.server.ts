import type { IncomingMessage, IncomingHttpHeaders } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import { isRead } from '~/lib/is-read';
import type { RejectionStatus } from '~/request/page-context.server';
import { hasTooManyFields } from './request-target.server';
import { readBody } from '~/lib/read-bounded';

/** Far more than the largest form of the site needs. */
const MAX_BODY_BYTES = 64 * 1024;

const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

/**
 * The result of checking a request before its session is known.
 *
 * - `read`: GET or HEAD
 * - `rejected`: not from this site, too large, or not a form
 * - `refused`: more fields than any form of the site has
 * - `same-origin`: the headers prove that it comes from this site
 * - `needs-token`: the headers prove nothing; the form's CSRF token decides
 */
type WriteCheck =
  | { kind: 'read' }
  | { kind: 'rejected'; status: RejectionStatus }
  | { kind: 'refused' }
  | { kind: 'same-origin' | 'needs-token'; form: FormData };

/**
 * Checks and reads every request that may change state, before Remix sees it: documents, data requests and resource routes.
 * Remix itself does not: it runs actions for `?_data=` and resource-route POSTs from a foreign Origin.
 *
 * Leaves the body, at most 64 KiB, in `request.body`, and the result in `response.locals` for `enforceWriteCheck`. The page's
 * time for calls starts between the two, so that a slow upload does not use it up.
 *
 * @param refuse answers a refused form, without rendering a page
 */
export function checkWrites(
  publicOrigin: string,
  refuse: (request: Request, response: Response) => void,
): RequestHandler {
  async function check(request: Request, response: Response): Promise<WriteCheck> {
    if (isRead(request)) return { kind: 'read' };
    if (request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST');
      return { kind: 'rejected', status: 405 };
    }
    const origin = classifyOrigin(request.headers, publicOrigin);
    if (origin === 'foreign') return { kind: 'rejected', status: 403 };
    const body = await readForm(request);
    if (body === null) return { kind: 'rejected', status: 413 };
    if (isTooLong(body, request.headers['content-type'])) return { kind: 'refused' };
    const form = await parseForm(body, request.headers['content-type']);
    if (form === null) return { kind: 'rejected', status: 400 };
    request.body = body;
    return { kind: origin === 'same' ? 'same-origin' : 'needs-token', form };
  }

  return (request, response, next) => {
    check(request, response).then((result) => {
      if (result.kind === 'refused') return refuse(request, response);
      response.locals.writeCheck = result;
      next();
    }, next);
  };
}

interface EnforceOptions {
  tokenMatches(form: FormData, response: Response): boolean;
  reject(request: Request, response: Response, status: RejectionStatus): Promise<void>;
}

/** Rejects the requests that `checkWrites` found to be foreign or invalid, or that lack a valid token where one is needed. */
export function enforceWriteCheck({ tokenMatches, reject }: EnforceOptions): RequestHandler {
  return (request, response, next) => {
    const check = writeCheckOf(response);
    const status = check.kind === 'rejected' ? check.status : 403;
    const passes = check.kind === 'read' || check.kind === 'same-origin';
    if (passes || (check.kind === 'needs-token' && tokenMatches(check.form, response))) return next();
    // Close the connection: the unread rest of the body must not be parsed as the next request.
    if (!request.complete) response.setHeader('connection', 'close');
    reject(request, response, status).catch(next);
  };
}

const writeCheckOf = (response: Response) => response.locals.writeCheck as WriteCheck;

/** The form of a request that passed `checkWrites`; undefined for a read and for a rejected request. */
export function checkedForm(response: Response): FormData | undefined {
  const result = writeCheckOf(response);
  return 'form' in result ? result.form : undefined;
}

/** Reads the request's body. Null when it is over the limit: the bytes are counted, because Content-Length may be wrong. */
const readForm = async (request: IncomingMessage): Promise<Buffer | null> =>
  Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES ? null : readBody(request, MAX_BODY_BYTES);

async function parseForm(body: Buffer, contentType: string | undefined): Promise<FormData | null> {
  if (body.length === 0) return new FormData();
  if (!contentType || !FORM_TYPES.test(contentType)) return null;
  try {
    return await new globalThis.Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    return null;
  }
}

const BOUNDARY = /boundary="?([^";]+)/i;

/** The last boundary ends the form; the last field of the other format ends without a separator. */
function isTooLong(body: Buffer, contentType = ''): boolean {
  const boundary = BOUNDARY.exec(contentType)?.[1];
  return boundary ? hasTooManyFields(body, `--${boundary}`, -1) : hasTooManyFields(body, '&', 1);
}

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
