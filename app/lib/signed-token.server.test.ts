import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createTokenSigner } from './signed-token.server';

const keyOf = (text: string) => new TextEncoder().encode(text);
const [old, current] = [keyOf('old'), keyOf('current')];
const signer = createTokenSigner([current]);

it('reads what it issued, for what it was issued for alone', () => {
  const text = fc.string().map((some) => some.replaceAll('.', ''));
  fc.assert(
    fc.property(text, fc.string(), fc.string(), (payload, session, other) => {
      const token = signer.issue(payload, session);
      expect(signer.read(token, session)).toBe(payload);
      expect(signer.read(token, other)).toBe(session === other ? payload : null);
    }),
  );
});

it('does not take parts for each other', () => {
  const token = signer.issue('1', 'a', 'b');
  expect(signer.read(token, 'a', 'b')).toBe('1');
  expect(signer.read(token, 'ab')).toBeNull();
  expect(signer.read(token, 'a","b')).toBeNull();
});

it('refuses every other text', () => {
  fc.assert(fc.property(fc.string(), (text) => signer.read(text, 'session') === null));
  const token = signer.issue('1', 'session');
  for (const forged of ['', '.', 'a.b.c', `${token}x`, `${token}.`, `2${token.slice(1)}`, token.slice(0, -3)]) {
    expect(signer.read(forged, 'session')).toBeNull();
  }
});

it('verifies with every key and signs with the first', () => {
  const token = createTokenSigner([old]).issue('1', 'session');
  expect(createTokenSigner([current, old]).read(token, 'session')).toBe('1');
  expect(createTokenSigner([current, old]).issue('1', 'session')).toBe(signer.issue('1', 'session'));
  expect(signer.read(token, 'session')).toBeNull();
});
