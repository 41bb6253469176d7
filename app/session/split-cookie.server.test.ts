import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { getSplit, setSplit } from './split-cookie.server';

const COOKIE = { name: 'session' };
const read = (header: string) => getSplit(createCookieJar(header, false), COOKIE);

describe('a split cookie', () => {
  it.each([1, 3_800, 3_801, 19_000])('returns a value of %i characters', (length) => {
    const jar = createCookieJar('', false);
    const value = 'x'.repeat(length);
    expect(setSplit(jar, COOKIE, value)).toBe(true);
    expect(getSplit(jar, COOKIE)).toBe(value);
    const header = jar.headers().map((cookie) => cookie.split(';')[0]);
    expect(read(header.join('; '))).toBe(value);
  });

  it('is not written when it needs more than five cookies', () => {
    const jar = createCookieJar('', false);
    expect(setSplit(jar, COOKIE, 'x'.repeat(19_001))).toBe(false);
    expect(jar.headers()).toEqual([]);
  });

  it.each([
    ['no count', 'session=abc'],
    ['an empty count', 'session=~abc'],
    ['nothing after the count', 'session=1~'],
    ['a second mark', 'session=1~abc~def'],
    ['only marks', 'session=~~'],
    ['the count 0', 'session=0~abc'],
    ['the count 6', 'session=6~abc; session.1=b; session.2=c; session.3=d; session.4=e; session.5=f'],
    ['a count of two digits', 'session=01~abc'],
    ['a count that is no digit', 'session=x~abc'],
    ['a missing part', 'session=2~abc'],
    ['a part only', 'session.1=abc'],
    ['the mark in the name', 'session~1=1~abc; session~x=1~abc; ~session=1~abc'],
    ['the name of another case', 'Session=1~abc'],
  ])('with %s is none', (_what, header) => expect(read(header)).toBeNull());

  it('ignores parts above its count, and cookies with the mark in their names', () => {
    expect(read('session~x=9~bad; session=2~ab; session.1=cd; session.2=ef; session.1~x=gh')).toBe('abcd');
  });
});
