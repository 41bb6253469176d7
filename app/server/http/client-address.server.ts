import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Where requests come from, past the proxies whose word is taken: what express calls `request.ip`, for what does not pass
 * through it.
 *
 * @param trusted addresses, ranges and names such as `loopback`
 */
export function clientAddresses(trusted: readonly string[]): (request: IncomingMessage) => string {
  const isTrusted = proxyAddr.compile([...trusted]);
  return (request) => proxyAddr(request, isTrusted);
}
