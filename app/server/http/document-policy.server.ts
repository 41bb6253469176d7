import { TRUSTED_TYPES_POLICIES } from '~/lib/trusted-types';

export const CSP_REPORTS_PATH = '/csp-reports';

const REPORTS_ENDPOINT = 'csp';

/** The header `Reporting-Endpoints` of pages on https: the address of the endpoint that their policy names. */
export const REPORTING_ENDPOINTS = `${REPORTS_ENDPOINT}="${CSP_REPORTS_PATH}"`;

interface PolicyOptions {
  readonly development: boolean;
  readonly secure: boolean;
  /** URLs of the live chat. Only their origins may be framed and requested by scripts. */
  readonly chatPages: readonly string[];
  /** The origin of the operator's face, where it is not this site. */
  readonly fontOrigin: string | null;
}

/** Pictures and videos may come from any https address, because the operator chooses their hosts. */
export function documentPolicy(
  inlineScripts: readonly string[],
  { development, secure, chatPages, fontOrigin }: PolicyOptions,
): string {
  const chatOrigins = [...new Set(chatPages.map((page) => new URL(page).origin))];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScripts],
    // The development server injects inline styles and uses a WebSocket.
    'style-src': ["'self'", ...(development ? ["'unsafe-inline'"] : [])],
    'connect-src': ["'self'", ...chatOrigins, ...(development ? ['ws:'] : [])],
    'img-src': ["'self'", 'https:'],
    'media-src': ["'self'", 'https:'],
    // Games and sportsbooks are framed by a frame document of this site, whose own policy allows the provider's origin.
    'frame-src': ["'self'", ...chatOrigins],
    'font-src': ["'self'", ...(fontOrigin === null ? [] : [fontOrigin])],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // The development server's own scripts write HTML.
    ...(!development && { 'require-trusted-types-for': ["'script'"], 'trusted-types': TRUSTED_TYPES_POLICIES }),
    'report-uri': [CSP_REPORTS_PATH],
    // Browsers that know `report-to` ignore `report-uri`, and send nothing to an endpoint without TLS.
    ...(secure && { 'report-to': [REPORTS_ENDPOINT] }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
