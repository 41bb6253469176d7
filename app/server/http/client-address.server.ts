import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Returns a function that finds the client's address behind trusted proxies: express's `request.ip`, for requests that
 * express does not see.
 *
 * @param trusted addresses, ranges and names such as `loopback`
 */
export function clientAddresses(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => proxyAddr(request, isTrusted);
}
