import { randomBytes } from 'node:crypto';
import {
  type ActionFunctionArgs,
  type AppLoadContext,
  type EntryContext,
  type LoaderFunctionArgs,
} from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { renderToString } from 'react-dom/server';
import { pageAnswer } from './lib/answer-at-hand.server';
import { documentPolicy, inlineHash } from './http/document-policy.server';
import { ScriptNonce } from './shell/script-nonce';

/**
 * Renders in one go: no page of this site streams (design §7: the string renderer is faster, and what streams in later
 * arrives hidden for a reader without JavaScript).
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  { development, liveChat }: AppLoadContext,
): Response {
  const nonce = randomBytes(16).toString('base64url');
  const markup = renderToString(
    <ScriptNonce.Provider value={nonce}>
      <RemixServer context={remixContext} url={request.url} />
    </ScriptNonce.Provider>,
  );
  const { html, hashes } = hashOwnScripts(markup, nonce);
  headers.set('content-security-policy', documentPolicy(hashes, { development, chatPages: liveChat }));
  return pageAnswer(`<!DOCTYPE html>${html}`, { status, headers });
}

/** Remix's own tags: nothing that a page shows can write one. */
const PRELOAD = '<link rel="modulepreload" ';
const MODULE = '<script type="module"';

/** Until they are begun, they are for no screen: React finds them where it wrote them. */
const LATER_PRELOAD = '<link rel="modulepreload" media="not all" fetchpriority="low" ';

/**
 * Begins the preloads. Scripts wait for what the player sees: they held a text up for 0.1 s and pictures for half a second. A
 * browser runs no inline script before it has the style sheets, and then pictures still come first. Leaves the document as
 * React knows it.
 */
const BEGIN_PRELOADS =
  "document.querySelectorAll('link[rel=modulepreload]').forEach(l=>l.removeAttribute('media'));document.currentScript.remove()";

/**
 * Lets the page's own inline scripts run by their hashes. They are told from anything that found its way into the markup
 * by a nonce that only this rendering knows, and that leaves with it: finished pages can be kept and served again.
 */
function hashOwnScripts(markup: string, nonce: string): { html: string; hashes: string[] } {
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
  // The preloads stand between the scripts: what comes before them is most of the page.
  const [page = '', ...scripts] = [...parts, markup.slice(from)];
  if (hashes.length === 0) return { html: page, hashes };
  const later = scripts
    .join('')
    .replaceAll(PRELOAD, LATER_PRELOAD)
    .replace(MODULE, `<script>${BEGIN_PRELOADS}</script>${MODULE}`);
  return { html: page + later, hashes: [...hashes, inlineHash(BEGIN_PRELOADS)] };
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs | ActionFunctionArgs): void {
  if (request.signal.aborted) return;
  context.log.error({ requestId: context.requestId, err: error }, 'page failed');
}
