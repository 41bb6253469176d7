import type { Socket } from 'node:net';
import type { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { widerNetworkOf } from '~/lib/network-of';

const FORWARDED_HEADERS = ['x-forwarded-for', 'forwarded', 'x-forwarded-proto'];

/** Either TRUST_PROXY lacks the proxy, so that its players share one rate limit, or a client tries to set its own address. */
export function warnOfUntrustedProxy(trusted: readonly string[], log: Logger): (request: IncomingMessage) => void {
  const isTrusted = proxyAddr.compile([...trusted]);
  let hasWarned = false;
  return ({ headers, socket }) => {
    if (hasWarned) return;
    const header = FORWARDED_HEADERS.find((name) => headers[name] !== undefined);
    const peer = peerOf(socket);
    if (header === undefined || peer === '' || isTrusted(peer, 0)) return;
    hasWarned = true;
    // Only the network: the peer may be a player.
    log.warn({ header, network: widerNetworkOf(peer) }, 'forwarded headers from a proxy that is not trusted');
  };
}

const peerOf = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>) => remoteAddress;
