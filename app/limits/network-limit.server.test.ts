import { expect, it } from 'vitest';
import { createNetworkLimit } from './network-limit.server';
import { createRateLimits } from './rate-limit.server';

const rateLimit = createRateLimits(null);
const newLimit = (tries: number) =>
  createNetworkLimit((suffix, factor) => rateLimit(`test${suffix}`, tries * factor, 60));

/** How many of these addresses are allowed one try each. */
async function allowedOf(limit: ReturnType<typeof newLimit>, addresses: readonly string[]): Promise<number> {
  let allowed = 0;
  for (const address of addresses) if ((await limit.consume(address)).allowed) allowed += 1;
  return allowed;
}

const neighbours = (count: number, addressOf: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => addressOf(index.toString(16)));

it('allows a /64 its tries, a /56 four times and a /48 sixteen times as many', async () => {
  expect(
    await allowedOf(
      newLimit(3),
      neighbours(10, (index) => `2001:db8:1:2::${index}`),
    ),
  ).toBe(3);
  expect(
    await allowedOf(
      newLimit(3),
      neighbours(100, (index) => `2001:db8:1:${index}::1`),
    ),
  ).toBe(12);
  expect(
    await allowedOf(
      newLimit(3),
      neighbours(200, (index) => `2001:db8:1:${index}00::1`),
    ),
  ).toBe(48);
  expect(
    await allowedOf(
      newLimit(3),
      neighbours(200, (index) => `2001:db8:${index}::1`),
    ),
  ).toBe(200);
});

it('counts an IPv4 address by itself', async () => {
  const limit = newLimit(3);
  expect(await allowedOf(limit, Array<string>(5).fill('192.0.2.7'))).toBe(3);
  expect(
    await allowedOf(
      limit,
      neighbours(200, (index) => `192.0.2.${parseInt(index, 16)}`),
    ),
  ).toBe(199);
});

it('takes a try back from all of its networks, and tells when one is exhausted', async () => {
  const limit = newLimit(1);
  const [first = '', ...others] = neighbours(5, (index) => `2001:db8:1:${index}::1`);
  for (const address of others) await limit.consume(address);
  expect(await limit.peek(first)).toEqual({ allowed: false, retryAfterSeconds: 60 });
  await limit.refund(others[0] ?? '');
  expect(await limit.peek(first)).toEqual({ allowed: true });
  expect((await limit.consume(first)).allowed).toBe(true);
});
