import { isIPv4, isIPv6 } from 'node:net';

const SUBSCRIBER_GROUPS = 4;
const WIDER_GROUPS = 3;
const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of one subscriber, as a key for rate limits: the address itself for IPv4, its /64 for IPv6, where one
 * subscriber has 2⁶⁴ addresses.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, SUBSCRIBER_GROUPS) : plain;
}

/** The network that a subscriber's network is part of: the /24 for IPv4, the /48 for IPv6, which one organisation gets. */
export function widerNetworkOf(address: string): string {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return prefixOf(plain, WIDER_GROUPS);
  return isIPv4(plain) ? `${plain.slice(0, plain.lastIndexOf('.'))}.0/24` : plain;
}

/** An IPv4 address that is written as IPv6 in its usual form, and an IPv6 address without its zone. */
function plainAddress(address: string): string {
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1];
  if (ipv4) return ipv4;
  const [plain = ''] = address.split('%');
  return isIPv6(plain) ? plain : address;
}

const prefixOf = (address: string, groups: number) =>
  `${groupsOf(address).slice(0, groups).join(':')}::/${groups * 16}`;

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    group.replace(/^0+(?=.)/, ''),
  );
}
