import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCanonicalTarget } from './request-target.server';

describe('a request target', () => {
  it.each([
    '/',
    '/?',
    '/a/b-c_d.e',
    '/a%20b',
    '/%C4%9F',
    '//evil.example/x',
    '/login?redirectTo=//x/../y',
    "/a?b='%ff'",
  ])('%j is served', (target) => expect(isCanonicalTarget(target)).toBe(true));

  it.each(
    [
      ['not a path', 'http://evil.example/'],
      ['not a path', '*'],
      ['empty', ''],
      ['dot segments', '/dashboard/receipt/../../search?search=a'],
      ['dot segments', '/dashboard/deposit/.'],
      ['encoded dot segments', '/dashboard/receipt/%2E%2e/%2e./search'],
      ['a backslash, which parsers read as a slash', '/dashboard\\deposit/1'],
      ['not decodable', '/%E0%A4%A'],
      ['not decodable', `/${'%ff'.repeat(7_000)}`],
      ['not encoded', '/ğ'],
      ['not encoded', '/a"b'],
      ['a fragment', '/a#b'],
      ['201 fields', `/search?${'a&'.repeat(200)}a`],
    ].map(([name = '', target = '']) => [name, target.slice(0, 60), target] as const),
  )('%s is refused: %j', (_name, _title, target) => expect(isCanonicalTarget(target)).toBe(false));

  it('with 200 fields is served', () => expect(isCanonicalTarget(`/search?${'a&'.repeat(199)}a`)).toBe(true));

  it('of any text is answered without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof isCanonicalTarget(`/${text}`) === 'boolean'));
  });

  it('that a browser makes of any text is served, if it can be decoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const { pathname } = new URL(`http://site.example/${text}`);
        return isCanonicalTarget(pathname) === canDecode(pathname);
      }),
    );
  });
});

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
