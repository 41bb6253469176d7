import { expect, it } from 'vitest';
import { createCsrfTokens } from './csrf-token.server';
import { deriveKeys } from './keys.server';

const [old, current] = ['an-old-secret-of-more-than-32-characters', 'a-new-secret-of-more-than-32-characters'];
const tokens = createCsrfTokens(deriveKeys([current]));

it('matches the sender it was issued for alone', () => {
  const token = tokens.issue('session');
  expect(tokens.matches(token, 'session')).toBe(true);
  expect(tokens.matches(token, 'another')).toBe(false);
});

it('is another one on each page', () => {
  expect(tokens.issue('session')).not.toBe(tokens.issue('session'));
});

it('refuses every other field', () => {
  for (const field of [null, '', '.', 'a.b', new File(['x'], 'x')]) {
    expect(tokens.matches(field, 'session')).toBe(false);
  }
});

it('outlives a rotation of the secrets', () => {
  const token = createCsrfTokens(deriveKeys([old])).issue('session');
  expect(createCsrfTokens(deriveKeys([current, old])).matches(token, 'session')).toBe(true);
  expect(tokens.matches(token, 'session')).toBe(false);
});
