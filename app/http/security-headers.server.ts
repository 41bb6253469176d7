import type { RequestHandler } from 'express';
import helmet from 'helmet';

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

/** On every answer, errors and static files included (design §5). Documents replace the policy with their own. */
export function securityHeaders(publicOrigin: string): RequestHandler[] {
  const isHttps = publicOrigin.startsWith('https:');
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: isHttps && { maxAge: 63_072_000, includeSubDomains: true },
      referrerPolicy: { policy: 'same-origin' },
      crossOriginEmbedderPolicy: false,
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.setHeader('content-security-policy', BARE_POLICY);
      response.setHeader('permissions-policy', PERMISSIONS.map((feature) => `${feature}=()`).join(', '));
      next();
    },
  ];
}
