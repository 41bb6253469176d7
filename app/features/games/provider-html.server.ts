import { hostSources } from '../provider-frame/frame-address.server';
import { framed } from '../provider-frame/frame-document.server';

/**
 * What the provider's document may do: run its script and send its forms. Without `allow-same-origin` its origin is
 * `null`: no cookie, no storage and no page of this site is within its reach. The frame has the same flags, for whatever
 * the document leads to.
 */
export const HTML_SANDBOX = 'allow-scripts allow-forms';

const IS_DOCUMENT = /^\s*<(!doctype|html)\b/i;

/** A bare fragment stands on the site's own ground. */
const HEAD_OF_FRAGMENT = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:dark;background:#0d1320;color:#eef2f8;font:1.125rem/1.5 system-ui,sans-serif}a{color:#8fc4ff}</style>`;

/** The document of integration F, which loads from its provider's hosts alone. */
export function htmlDocument(
  { html, hosts }: { html: string; hosts: readonly string[] },
  operatorIsLocal: boolean,
): Response {
  const sources = hostSources(hosts, operatorIsLocal).join(' ');
  const orNone = sources || "'none'";
  const page = IS_DOCUMENT.test(html) ? html : `${HEAD_OF_FRAGMENT}${html}`;
  const policy = [
    `sandbox ${HTML_SANDBOX}`,
    "default-src 'none'",
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: ${sources}`,
    `font-src data: ${sources}`,
    `media-src ${orNone}`,
    `connect-src ${orNone}`,
    `frame-src ${orNone}`,
    `form-action ${orNone}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return framed(page, policy, { headers: { 'origin-agent-cluster': '?0' } });
}
