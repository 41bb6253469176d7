import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/support/hostile-addresses';
import { safeRedirect } from './safe-redirect';

describe('safeRedirect', () => {
  it.each(['/', '/dashboard', '/casino/slot?page=2', '/pages/1#top', '/a%2F%2Fb', '/search?search=%C5%9Fans'])(
    'lets %s through',
    (target) => expect(safeRedirect(target, '/fallback')).toBe(target),
  );

  it.each([
    undefined,
    null,
    7,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n//evil.example',
    ' //evil.example',
    'https://evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    '/.//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example',
    '/\u0000',
    `/${'a'.repeat(3000)}`,
    '@evil.example',
    '.evil.example',
  ])('rejects %j', (target) => expect(safeRedirect(target, '/fallback')).toBe('/fallback'));

  it('stays on the site for every text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', '@', '\t', 'e', '%') })),
        (text) => {
          const target = safeRedirect(text);
          expect(new URL(target, 'https://here.example').origin).toBe('https://here.example');
        },
      ),
      { numRuns: 2000 },
    );
  });
});

it.each(hostileAddresses)('keeps the browser on the site for %j', (address) => {
  const target = safeRedirect(address, '/fallback');
  expect(new URL(target, 'https://here.example/page').origin).toBe('https://here.example');
  expect(target).toMatch(/^\/(?![/\\])/);
});
