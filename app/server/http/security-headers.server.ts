import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** For answers that are no documents: nothing in them may load, run or be framed. */
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

/**
 * For every answer, errors included (design §5). Documents replace the policy with their own, files keep what counts for them.
 * They are the same for all, and helmet makes them anew for each answer: it is asked once.
 */
export function securityHeaders(publicOrigin: string): Readonly<Record<string, string>> {
  return {
    ...headersOfHelmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: publicOrigin.startsWith('https:') && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
    'content-security-policy': BARE_POLICY,
    'permissions-policy': PERMISSIONS.map((feature) => `${feature}=()`).join(', '),
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

/** What says something about documents alone, and the number that no log line of a file is looked up by. */
const OF_DOCUMENTS = [
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
 * Takes the headers off a file that mean nothing there: a kilobyte for each on a slow phone. `nosniff` and CORP stay, and
 * HSTS on https.
 *
 * @param isInert whatever the file holds, a browser shows it as text or as pixels. An SVG or HTML file is a document, and
 *   keeps its policy.
 */
export function keepHeadersOfFile(response: ServerResponse, { isInert }: { isInert: boolean }): void {
  for (const name of OF_DOCUMENTS) response.removeHeader(name);
  if (isInert) response.removeHeader('content-security-policy');
}
