import { networksOf } from '~/lib/network-of';
import { consumeLimits, peekLimits, type KeyedLimit } from './consume-limits.server';
import type { RateLimit } from './rate-limit.server';

/** How many times a /64's allowance all of an IPv6 /56 has, and all of a /48. */
const LARGER_NETWORKS = [
  ['56', 4],
  ['48', 16],
] as const;

/**
 * The larger networks of an IPv6 address are counted too: a customer with 65,536 networks has the allowance of 16. @param
 * create the limit for the networks of one size
 */
export function createNetworkLimit(create: (suffix: string, factor: number) => RateLimit): RateLimit {
  const limits = [create('', 1), ...LARGER_NETWORKS.map(([bits, factor]) => create(`-${bits}`, factor))];
  const keyed = (address: string): KeyedLimit[] => {
    const networks = networksOf(address);
    return limits.slice(0, networks.length).map((limit, size) => [limit, networks[size] ?? address]);
  };
  return {
    async consume(address) {
      const result = await consumeLimits(keyed(address));
      return result.allowed ? { allowed: true } : result;
    },
    peek: (address) => peekLimits(keyed(address)),
    async refund(address) {
      await Promise.all(keyed(address).map(([limit, network]) => limit.refund(network)));
    },
  };
}
