import { expect, it } from 'vitest';
import { createKeyedDigest } from './keyed-digest.server';

const [old, current] = ['old', 'current'].map((text) => new TextEncoder().encode(text)) as [Uint8Array, Uint8Array];

it('is the same for the same text and key alone', () => {
  const digest = createKeyedDigest([current]);
  expect(digest.of('ayse')).toBe(createKeyedDigest([current]).of('ayse'));
  expect(digest.of('ayse')).not.toBe(digest.of('can'));
  expect(digest.of('ayse')).not.toBe(createKeyedDigest([old]).of('ayse'));
  expect(digest.matches(digest.of('ayse'), 'ayse')).toBe(true);
  expect(digest.matches(digest.of('ayse'), 'can')).toBe(false);
});

it('outlives a rotation of the keys', () => {
  const before = createKeyedDigest([old]).of('ayse');
  expect(createKeyedDigest([current, old]).matches(before, 'ayse')).toBe(true);
  expect(createKeyedDigest([current, old]).of('ayse')).toBe(createKeyedDigest([current]).of('ayse'));
  expect(createKeyedDigest([current]).matches(before, 'ayse')).toBe(false);
});
