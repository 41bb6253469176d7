import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export type UpgradeRefusal = 400 | 401 | 403 | 404 | 429 | 503;

/** Sixteen bytes in base64 (RFC 6455). */
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/**
 * What is wrong with a request to upgrade, as far as its head says; null when nothing is. A page of another site may not
 * connect: browsers send their cookies along with a WebSocket, and no CORS holds them back.
 */
export function upgradeFault(request: IncomingMessage, path: string, origin: string): UpgradeRefusal | null {
  const { headers, method, url = '' } = request;
  if (url.split('?', 1)[0] !== path) return 404;
  if (headers.origin !== origin) return 403;
  const isWebSocket =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '');
  return isWebSocket ? null : 400;
}

/** Answers in place of an upgrade, and hangs up. */
export function refuseUpgrade(stream: Duplex, status: UpgradeRefusal): void {
  stream.once('finish', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
  );
}
