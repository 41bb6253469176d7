import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { hasSeveralHosts } from '~/lib/several-hosts.server';

export type UpgradeErrorStatus = 400 | 401 | 403 | 429 | 503;

/** A WebSocket key: sixteen bytes in base64 (RFC 6455). */
const KEY = /^[+/0-9A-Za-z]{22}==$/;

/** Null when valid. The Origin check is the only protection: browsers send cookies with a WebSocket, without CORS. */
export function validateUpgrade(request: IncomingMessage, origin: string): 'origin' | 'malformed' | null {
  const { headers, method } = request;
  if (headers.origin !== origin) return 'origin';
  const isWebSocket =
    method === 'GET' &&
    !hasSeveralHosts(request) &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === '13' &&
    KEY.test(headers['sec-websocket-key'] ?? '');
  return isWebSocket ? null : 'malformed';
}

export function rejectUpgrade(stream: Duplex, status: UpgradeErrorStatus): void {
  stream.once('finish', () => stream.destroy());
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\nContent-Length: 0\r\n\r\n`,
  );
}
