import { isIP } from 'node:net';
import ipaddr, { type IPv4, type IPv6 } from 'ipaddr.js';

/** An IPv4 address is one even as `::ffff:192.0.2.7`. Null for any other text; ipaddr.js alone would read `8` as 0.0.0.8. */
export function parseAddress(text: string): IPv4 | IPv6 | null {
  const [address = ''] = text.split('%', 1);
  return isIP(address) ? ipaddr.process(address) : null;
}

/** A key for rate limits: the address itself for IPv4, its /64 for IPv6, where one subscriber has 2⁶⁴ addresses. */
export const networkOf = (address: string): string => networksOf(address)[0];

/**
 * The networks that an address belongs to, from small to large: /64, the least that an attacker has, /56 and /48, which
 * providers give to one customer, for IPv6. Only the address itself for IPv4, whose neighbours are other customers.
 */
export function networksOf(text: string): readonly [smallest: string, ...larger: string[]] {
  const address = parseAddress(text);
  if (address?.kind() !== 'ipv6') return [address?.toString() ?? text];
  return [prefixOf(address, 64), prefixOf(address, 56), prefixOf(address, 48)];
}

/** The widest network that may be one customer's, or for IPv4 that of its neighbours: the /48, or the /24. */
export function widerNetworkOf(text: string): string {
  const address = parseAddress(text);
  return address === null ? text : prefixOf(address, address.kind() === 'ipv6' ? 48 : 24);
}

/** The first bits, such as `2001:db8:1:200::/56`. @param bits in whole bytes */
function prefixOf(address: IPv4 | IPv6, bits: number): string {
  const bytes = address.toByteArray().map((byte, at) => (at * 8 < bits ? byte : 0));
  return `${ipaddr.fromByteArray(bytes).toString()}/${bits}`;
}
