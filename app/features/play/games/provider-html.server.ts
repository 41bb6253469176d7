import { hostSources } from '~/features/play/provider-frame/frame-address.server';
import { framed } from '~/features/play/provider-frame/frame-document.server';

/**
 * Without `allow-same-origin` the origin is opaque: it cannot reach cookies, storage or pages of this site. The frame has the
 * same flags, for pages that the document leads to.
 */
export const HTML_SANDBOX = 'allow-scripts allow-forms';

const IS_DOCUMENT = /^\s*<(!doctype|html)\b/i;

/** Base styles for a fragment without its own document. */
const HEAD_OF_FRAGMENT = `<!doctype html><meta name="viewport" content="width=device-width, initial-scale=1">
<style>:root{color-scheme:dark;background:#0d1320;color:#eef2f8;font:1.125rem/1.5 system-ui,sans-serif}a{color:#8fc4ff}</style>`;

/** Response with the document of integration F. Its policy allows resources from the provider's hosts only. */
export function htmlDocument(
  { html, hosts }: { html: string; hosts: readonly string[] },
  operatorIsLocal: boolean,
): Response {
  const sources = hostSources(hosts, operatorIsLocal).join(' ');
  const hostsOrNone = sources || "'none'";
  const page = IS_DOCUMENT.test(html) ? html : `${HEAD_OF_FRAGMENT}${html}`;
  const policy = [
    `sandbox ${HTML_SANDBOX}`,
    "default-src 'none'",
    `script-src 'unsafe-inline' ${sources}`,
    `style-src 'unsafe-inline' ${sources}`,
    `img-src data: ${sources}`,
    `font-src data: ${sources}`,
    `media-src ${hostsOrNone}`,
    `connect-src ${hostsOrNone}`,
    `frame-src ${hostsOrNone}`,
    `form-action ${hostsOrNone}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ];
  return framed(page, policy, { headers: { 'origin-agent-cluster': '?0' } });
}
