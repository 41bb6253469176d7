import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { findReferral, keepReferral } from './referral.server';

const referralAfter = (query: string, before?: string) => {
  const jar = createCookieJar(before, false);
  keepReferral(jar, new URL(`/${query}`, 'http://site.example'));
  return findReferral(jar);
};

describe('the referral number', () => {
  it.each(['12345', 'abc-DEF_9', 'x'.repeat(64)])('is stored from ?ref=%s', (number) => {
    expect(referralAfter(`?ref=${number}`)).toBe(number);
  });

  it.each(['', '<script>', 'a b', 'x'.repeat(65), '1\r\nset-cookie: a=b', 'ş', '１２'])(
    'is not kept from %j',
    (text) => {
      expect(referralAfter(`?ref=${encodeURIComponent(text)}`)).toBeNull();
      expect(referralAfter(`?ref=${encodeURIComponent(text)}`, 'referral=7')).toBe('7');
    },
  );

  it('is replaced by a later one, and kept otherwise', () => {
    expect(referralAfter('?ref=8', 'referral=7')).toBe('8');
    expect(referralAfter('', 'referral=7')).toBe('7');
  });

  it('is read only from a valid cookie', () => {
    expect(referralAfter('', 'referral=%3Cscript%3E')).toBeNull();
  });
});
