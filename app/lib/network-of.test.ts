import { isIP } from 'node:net';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { networkOf, networksOf, parseAddress, widerNetworkOf } from './network-of';

it.each([
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:192.0.2.7', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:2001', '::ffff:2001'],
  ['2001:DB8:0:0::192.0.2.7', '2001:db8::c000:207'],
  ['64:ff9b::192.0.2.7', '64:ff9b::c000:207'],
  ['fe80::1%eth0', 'fe80::1'],
  ['192.0.2', undefined],
  ['010.0.0.1', undefined],
  ['8', undefined],
  ['', undefined],
])('%s is read as %s', (text, address) => expect(parseAddress(text)?.toString()).toBe(address));

it('reads every text that Node takes for an address, and no other', () => {
  const part = fc.constantFrom('0', '1', 'ffff', '00ab', '::', ':', ':', ':', '192.0.2.7', '%eth0');
  const text = fc.oneof(
    fc.ipV6(),
    fc.array(part).map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(text, (each) => {
      const read = parseAddress(each)?.toString();
      expect(isIP(read ?? '') !== 0).toBe(isIP(each.split('%', 1)[0] ?? '') !== 0);
    }),
    { numRuns: 2_000 },
  );
});

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8::/64'],
  ['::1', '::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['', ''],
  ['nonsense', 'nonsense'],
])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));

it.each([
  ['192.0.2.7', '192.0.2.0/24'],
  ['::ffff:192.0.2.7', '192.0.2.0/24'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1::/48'],
  ['fe80::1%eth0', 'fe80::/48'],
  ['nonsense', 'nonsense'],
])('%s is within %s', (address, network) => expect(widerNetworkOf(address)).toBe(network));

it.each([
  ['2001:db8:1:2345:6::7', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48']],
  ['2001:db8::1', ['2001:db8::/64', '2001:db8::/56', '2001:db8::/48']],
  ['2001:DB8:1:FF::', ['2001:db8:1:ff::/64', '2001:db8:1::/56', '2001:db8:1::/48']],
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['nonsense', ['nonsense']],
])('%s belongs to %j', (address, networks) => expect(networksOf(address)).toEqual(networks));

it('takes the 65,536 subscribers of a /48 for 256 networks, and for one', () => {
  // Every 16th of them: 16 subscribers of each /56.
  const subscribers = Array.from({ length: 4_096 }, (_, index) => (index * 16).toString(16));
  const networks = subscribers.map((subscriber) => networksOf(`2001:db8:1:${subscriber}::1`));
  const counts = [0, 1, 2].map((size) => new Set(networks.map((of) => of[size])).size);
  expect(counts).toEqual([4_096, 256, 1]);
});
