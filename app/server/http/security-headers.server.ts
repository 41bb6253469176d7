import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Config } from '~/platform/config/env.server';
import helmet, { type HelmetOptions } from 'helmet';

/** The policy of responses that are not documents: they may not load, run or be framed. */
const BARE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** For the site's own pages, and not for the frames of providers. */
const OWN_PERMISSIONS = ['publickey-credentials-create', 'publickey-credentials-get'];

/** The headers are always the same, so helmet runs once. Documents replace the Content Security Policy with their own. */
export function securityHeaders(
  publicOrigin: string,
  { hstsPreload }: Pick<Config, 'hstsPreload'>,
): Readonly<Record<string, string>> {
  return {
    ...headersOfHelmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: publicOrigin.startsWith('https:') && {
        maxAge: 63_072_000,
        includeSubDomains: true,
        preload: hstsPreload,
      },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
    'content-security-policy': BARE_POLICY,
    // Browsers state it from the next request on, over HTTPS.
    'accept-ch': 'Sec-CH-Device-Memory',
    'permissions-policy': [
      ...PERMISSIONS.map((feature) => `${feature}=()`),
      ...OWN_PERMISSIONS.map((feature) => `${feature}=(self)`),
    ].join(', '),
  };
}

export function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name in headers) response.setHeader(name, headers[name] ?? '');
}

function headersOfHelmet(options: HelmetOptions): Record<string, string> {
  const blank = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(blank.req, blank, (error) => {
    if (error) throw error as Error;
  });
  return Object.fromEntries(Object.entries(blank.getHeaders()).map(([name, value]) => [name, String(value)]));
}

/** Headers that have no effect on files, and the request id, which is not needed to find a file's log line. */
const DOCUMENT_HEADERS = [
  'accept-ch',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-request-id',
  'x-xss-protection',
];

/**
 * Saves a kilobyte for each file; `nosniff`, CORP and HSTS stay. @param isInert not for an SVG or HTML file: it is a
 * document, and must keep its Content Security Policy
 */
export function removeDocumentHeaders(response: ServerResponse, { isInert }: { isInert: boolean }): void {
  for (const name of DOCUMENT_HEADERS) response.removeHeader(name);
  if (isInert) response.removeHeader('content-security-policy');
}
