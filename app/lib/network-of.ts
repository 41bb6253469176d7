import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;
const GROUP_BITS = 16;

/** The network of one subscriber, the least that an attacker has, and two sizes that providers give to one customer. */
const PREFIX_BITS = [64, 56, 48] as const;

/** An IPv4 address as itself where a socket for both versions reports it as `::ffff:192.0.2.7`; any other as it is. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

/**
 * The network of one subscriber, as a key for rate limits: the address itself for IPv4, its /64 for IPv6, where one
 * subscriber has 2⁶⁴ addresses.
 */
export const networkOf = (address: string): string => networksOf(address)[0];

/**
 * The networks that an address belongs to, from small to large: /64, /56 and /48 for IPv6, where one customer may have
 * 65,536 networks of the smallest size. Only the address itself for IPv4, whose neighbours are other customers.
 */
export function networksOf(address: string): readonly [smallest: string, ...larger: string[]] {
  const [plain = ''] = plainAddress(address).split('%');
  if (!isIPv6(plain)) return [plain];
  const groups = groupsOf(plain);
  const [smallest, ...larger] = PREFIX_BITS;
  return [prefixOf(groups, smallest), ...larger.map((bits) => prefixOf(groups, bits))];
}

/** The widest network that may be one customer's, or for IPv4 that of its neighbours: the /48, or the /24. */
export function widerNetworkOf(address: string): string {
  const widest = networksOf(address).at(-1) ?? address;
  return isIPv4(widest) ? `${widest.slice(0, widest.lastIndexOf('.'))}.0/24` : widest;
}

/** The first bits of an address, such as `2001:db8:1:200::/56`. */
function prefixOf(groups: readonly number[], bits: number): string {
  const kept = groups.slice(0, Math.ceil(bits / GROUP_BITS)).map((group, index) => {
    const unused = Math.max(0, (index + 1) * GROUP_BITS - bits);
    return ((group >>> unused) << unused).toString(16);
  });
  return `${kept.join(':')}::/${bits}`;
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : GROUPS - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) => parseInt(group, 16));
}
