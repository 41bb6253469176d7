import type { IncomingMessage } from 'node:http';

/**
 * Node keeps the first and drops the others, while a proxy may have read the last: such a request is refused (RFC 9112, 3.2).
 */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
