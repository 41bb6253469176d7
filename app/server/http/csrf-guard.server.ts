import type { Request, RequestHandler, Response } from 'express';
import { originOf } from './same-origin.server';
import { readBody } from './read-body.server';

const READS = new Set(['GET', 'HEAD']);
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i;

export type RejectionStatus = 400 | 403 | 404 | 405 | 413;

/** What is known of a request that may change something, before anybody looks at who sends it. */
type WriteCheck =
  { kind: 'read' } | { kind: 'rejected'; status: RejectionStatus } | { kind: 'proven' | 'unsaid'; form: FormData };

/**
 * Reads and judges everything that can change something, before Remix sees it: documents, data requests and resource
 * routes alike. Measured: Remix itself runs the actions of a foreign Origin's `?_data=` and resource-route POSTs.
 *
 * Leaves the whole body, at most 64 KiB of a form, in `request.body`, and its verdict to `enforceVerdict`: the clock of
 * the page starts in between, so that a slow upload takes no time from the operator.
 */
export function checkWrites(publicOrigin: string): RequestHandler {
  async function judge(request: Request, response: Response): Promise<WriteCheck> {
    if (READS.has(request.method)) return { kind: 'read' };
    if (request.method !== 'POST') {
      response.setHeader('allow', 'GET, HEAD, POST');
      return { kind: 'rejected', status: 405 };
    }
    const origin = originOf(request.headers, publicOrigin);
    if (origin === 'foreign') return { kind: 'rejected', status: 403 };
    const body = await readBody(request);
    if (body === null) return { kind: 'rejected', status: 413 };
    const form = await parseForm(body, request.headers['content-type']);
    if (form === null) return { kind: 'rejected', status: 400 };
    request.body = body;
    return { kind: origin === 'same' ? 'proven' : 'unsaid', form };
  }

  return (request, response, next) => {
    judge(request, response).then((verdict) => {
      response.locals.verdict = verdict;
      next();
    }, next);
  };
}

interface EnforceOptions {
  /** Whether the form carries a token that was made for whoever sends it. */
  tokenMatches(form: FormData, response: Response): boolean;
  /** Answers a request that goes no further. */
  reject(request: Request, response: Response, status: RejectionStatus): Promise<void>;
}

/** Lets through what `judgeWrites` found to come from this site; the form's token proves it where no header does. */
export function enforceWriteCheck({ tokenMatches, reject }: EnforceOptions): RequestHandler {
  return (request, response, next) => {
    const verdict = response.locals.verdict as WriteCheck;
    const status = verdict.kind === 'rejected' ? verdict.status : 403;
    const passes = verdict.kind === 'read' || verdict.kind === 'proven';
    if (passes || (verdict.kind === 'unsaid' && tokenMatches(verdict.form, response))) {
      next();
      return;
    }
    // What was not read of the body must not be taken for the next request on this connection.
    if (!request.complete) response.setHeader('connection', 'close');
    reject(request, response, status).catch(next);
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
