import { describe, expect, it } from 'vitest';
import { createCsrfTokens } from './csrf-token.server';
import { deriveKeys } from './keys.server';

const [old, current] = ['an-old-secret-of-more-than-32-characters', 'a-new-secret-of-more-than-32-characters'];
const tokens = createCsrfTokens(deriveKeys([current]));

it('matches the sender it was issued for alone', () => {
  const token = tokens.issue('session', 'ayse');
  expect(tokens.matches(token, 'session')).toBe(true);
  expect(tokens.matches(token, 'another')).toBe(false);
});

it('is another one on each page', () => {
  expect(tokens.issue('session', 'ayse')).not.toBe(tokens.issue('session', 'ayse'));
});

it('refuses every other field', () => {
  for (const field of [null, '', '.', 'a.b', new File(['x'], 'x')]) {
    expect(tokens.matches(field, 'session')).toBe(false);
  }
});

it('outlives a rotation of the secrets', () => {
  const token = createCsrfTokens(deriveKeys([old])).issue('session', 'ayse');
  expect(createCsrfTokens(deriveKeys([current, old])).matches(token, 'session')).toBe(true);
  expect(tokens.matches(token, 'session')).toBe(false);
});

describe('the owner of a form', () => {
  const mark = tokens.ownerIn(tokens.issue('session', 'Ayse')) ?? '';

  it('is its player in any session, however the name is written, and not a guest', () => {
    expect(['ayse', 'AYSE', 'can', ''].map((name) => tokens.isOwner(mark, name))).toEqual([true, true, false, false]);
    expect(tokens.isOwner(tokens.ownerMark(''), '')).toBe(true);
  });

  it('is not known without a token, and in a token of the release before', () => {
    for (const field of [null, '', '.', 'AAAAAAAAAAAAAAAA.signature', new File(['x'], 'x')])
      expect(tokens.ownerIn(field)).toBeNull();
  });

  it('cannot be read, forged, or told from another page', () => {
    expect(mark).not.toContain('yse');
    expect(tokens.ownerMark('ayse')).not.toBe(tokens.ownerMark('ayse'));
    const other = tokens.ownerMark('can');
    expect(tokens.isOwner(other.slice(0, 16) + mark.slice(16), 'ayse')).toBe(false);
    for (const forged of ['', 'x', mark.slice(0, 16)]) expect(tokens.isOwner(forged, '')).toBe(false);
  });
});
