import { createHash } from 'node:crypto';

/** Where browsers tell what the policy stopped. */
export const CSP_REPORTS_PATH = '/csp-reports';

/** `'sha256-…'` of an inline script or style, for a policy that lets in just this one. */
export function inlineHash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

interface PolicyOptions {
  readonly development: boolean;
  /** Addresses of the live chat's page: their origins, and no others, may be framed and asked whether they answer. */
  readonly chatPages: readonly string[];
}

/**
 * The Content-Security-Policy of a page: scripts only from this site and the page's own inline ones, by hash. Pictures
 * and videos come from wherever the operator keeps them, over https.
 */
export function documentPolicy(inlineScripts: readonly string[], { development, chatPages }: PolicyOptions): string {
  const chatOrigins = [...new Set(chatPages.map((page) => new URL(page).origin))];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    // The development server puts styles into the page and reloads it over a socket.
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'connect-src': ["'self'", ...chatOrigins, ...(development ? ['ws:'] : [])],
    'img-src': ["'self'", 'https:'],
    'media-src': ["'self'", 'https:'],
    // Games and sportsbooks stand in a frame document of this site, whose own policy names their one origin.
    'frame-src': ["'self'", ...chatOrigins],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Not `report-to`: with it, Chromium would send nothing at all from a site without TLS.
    'report-uri': [CSP_REPORTS_PATH],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
