import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import parseForwarded from 'forwarded-parse';
import type { Logger } from 'pino';
import proxyAddr from 'proxy-addr';
import { parseAddress, widerNetworkOf } from '~/lib/network-of';

/** An IPv6 address in brackets or an IPv4 address, each with or without a port, which may be a name (RFC 7239, 6.2). */
const WITH_PORT = /^(?:\[(.+)\]|([\d.]+))(?::[\w.-]+)?$/;

const QUOTED = /^"(.*)"$/;

const QUOTED_STRING = /"(?:[^"\\]|\\.)*"/g;

/**
 * Returns a function that finds the client's address: the nearest one that is not a trusted proxy's. Where a proxy forwards a
 * text that is no address, such as `unknown`, the client counts as that proxy, so that it shares one rate limit with
 * everybody of whom the proxy says no more.
 *
 * @param trusted addresses, ranges and names such as `loopback`
 */
export function clientAddresses(trusted: readonly string[], log: Pick<Logger, 'warn'>) {
  const isTrusted = proxyAddr.compile([...trusted]);
  let hasWarned = false;
  return ({ headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>): string => {
    let client = readAddress(socket.remoteAddress ?? '') ?? '';
    if (!isTrusted(client, 0)) return client;
    for (const node of forwardedNodes(headers)) {
      const address = readAddress(node);
      if (address === null) {
        // Only the network of the proxy: the text may be a player's.
        if (!hasWarned)
          log.warn({ network: widerNetworkOf(client) }, 'a trusted proxy forwards a text that is no address');
        hasWarned = true;
        return client;
      }
      client = address;
      if (!isTrusted(client, 0)) return client;
    }
    return client;
  };
}

/** The nearest proxy first. `Forwarded` counts only without `X-Forwarded-For`: a proxy may pass the other on as sent. */
function forwardedNodes({ 'x-forwarded-for': list, forwarded }: IncomingHttpHeaders): string[] {
  if (list !== undefined)
    return String(list)
      .split(',')
      .filter((node) => node.trim() !== '')
      .reverse();
  if (forwarded === undefined) return [];
  try {
    const elements = forwarded.replace(QUOTED_STRING, '').split(',');
    return parseForwarded(forwarded)
      .map(({ for: node = '' }, index) => (repeatsParameter(elements[index] ?? '') ? '' : node))
      .reverse();
  } catch {
    return [''];
  }
}

/** RFC 7239, section 4, forbids it. The parser would take the last one. */
function repeatsParameter(element: string): boolean {
  const names = element.split(';').map((parameter) => parameter.split('=', 1)[0]?.trim().toLowerCase());
  return new Set(names).size < names.length;
}

/** The address in its usual form, without quotes, brackets, port and zone. Null for any other text. */
function readAddress(text: string): string | null {
  const bare = text.trim().replace(QUOTED, '$1').trim();
  const [, inBrackets, beforePort] = WITH_PORT.exec(bare) ?? [];
  return parseAddress(inBrackets ?? beforePort ?? bare)?.toString() ?? null;
}
