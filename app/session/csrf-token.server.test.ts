import fc from 'fast-check';
import { expect, it } from 'vitest';
import { csrfToken, csrfTokenMatches } from './csrf-token.server';
import { deriveKeys } from './keys.server';

const [old, current] = ['an-old-secret-of-more-than-32-characters', 'a-new-secret-of-more-than-32-characters'];
const keys = deriveKeys([current]);

it('matches only the session that it was issued for', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (session, other) => {
      const token = csrfToken(keys, session);
      expect(csrfTokenMatches(keys, session, token)).toBe(true);
      expect(csrfTokenMatches(keys, other, token)).toBe(session === other);
    }),
  );
});

it('rejects any other value', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(csrfTokenMatches(keys, 'session', text)).toBe(false);
    }),
  );
  for (const text of ['', '.', 'a.b.c', `${csrfToken(keys, 'session')}x`.slice(1)]) {
    expect(csrfTokenMatches(keys, 'session', text)).toBe(false);
  }
});

it('stays valid after a rotation of the secrets', () => {
  const token = csrfToken(deriveKeys([old]), 'session');
  expect(csrfTokenMatches(deriveKeys([current, old]), 'session', token)).toBe(true);
  expect(csrfTokenMatches(deriveKeys([current]), 'session', token)).toBe(false);
});
