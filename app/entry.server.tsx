import { randomBytes } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { isRouteErrorResponse, RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { dataResponse, htmlResponse } from './lib/buffered-response.server';
import { REMIX_CATCH } from './lib/remix-headers';
import { addIntegrity, type AssetIntegrity } from './server/http/asset-integrity.server';
import { documentPolicy, REPORTING_ENDPOINTS } from './server/http/document-policy.server';
import { inlineHash } from '~/platform/inline-hash.server';
import { deferPreloads } from './server/http/deferred-preloads.server';
import { LATE_STYLES_SOURCE, showWithoutStyles } from './server/http/late-styles.server';
import { createOnePerIteration } from './server/page-queue/one-per-iteration.server';
import { explainError, explainErrors } from './shell/explain-error.server';
import type { ShellData } from './shell/use-shell';
import { ScriptNonce } from './shell/script-nonce';

const renderings = createOnePerIteration();

/** No page streams: `renderToString` is faster, and streamed parts stay hidden without JavaScript. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { page: { translation }, site: { development, secure, liveChat, assetIntegrity } }: AppLoadContext,
): Promise<Response> {
  await renderings.wait();
  explainErrors(remixContext, translation);
  const nonce = randomBytes(16).toString('base64url');
  const markup = renderToString(
    <ScriptNonce.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} />
    </ScriptNonce.Provider>,
  );
  const shell = remixContext.staticHandlerContext.loaderData['root'] as ShellData | undefined;
  const { html, hashes } = hashOwnScripts(markup, nonce, assetIntegrity);
  headers.set(
    'content-security-policy',
    documentPolicy(hashes, { development, secure, chatPages: liveChat, fontOrigin: shell?.brand.fontOrigin ?? null }),
  );
  if (secure) headers.set('reporting-endpoints', REPORTING_ENDPOINTS);
  return htmlResponse(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Explains the error pages of requests for data, as those of documents. */
export async function handleDataRequest(
  response: Response,
  { context }: LoaderFunctionArgs | ActionFunctionArgs,
): Promise<Response> {
  const { status, headers } = response;
  if (!headers.has(REMIX_CATCH)) return response;
  const data: unknown = await response.json().catch(() => null);
  const texts = explainError({ status, data }, context.page.translation);
  return texts ? dataResponse(texts, { status, headers }) : new Response(null, { status, headers });
}

/** Only scripts with this rendering's random nonce are hashed: an injected one stays blocked, and pages can be cached. */
function hashOwnScripts(markup: string, nonce: string, integrity: AssetIntegrity): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  const parts: string[] = [];
  let from = 0;
  for (let at = markup.indexOf(mark); at !== -1; at = markup.indexOf(mark, from)) {
    const body = markup.indexOf('>', at) + 1;
    const end = markup.indexOf('</script>', body);
    if (end > body) hashes.push(inlineHash(markup.slice(body, end)));
    parts.push(markup.slice(from, at), markup.slice(at + mark.length, end));
    from = end;
  }
  // The preload tags are between the scripts, so the long part before the first script needs no search.
  const [before = '', ...scripts] = [...parts, markup.slice(from)];
  const checked = addIntegrity(before, scripts.join(''), integrity);
  const { page, rest, script } = deferPreloads(checked.page, checked.rest);
  // Lite pages have no script.
  if (scripts.length === 0) return { html: page + rest, hashes };
  const added = [checked.source ?? [], script === null ? [] : inlineHash(script), LATE_STYLES_SOURCE];
  return { html: showWithoutStyles(page) + rest, hashes: [...hashes, ...added.flat()] };
}

/** Logs an error of a page. What Remix itself refuses, such as data of a route that it does not know, is the client's error. */
export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  const { requestId } = context.page;
  if (isRouteErrorResponse(error) && error.status < 500)
    context.site.log.info({ requestId, status: error.status }, 'request refused by the framework');
  else context.site.log.error({ requestId, err: error }, 'page failed');
}
