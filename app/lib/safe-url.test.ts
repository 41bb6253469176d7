import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../tests/support/hostile-addresses';
import { safeAddress } from './safe-url';

describe('safeAddress', () => {
  it.each([
    ['https://t.example/bets', 'https://t.example/bets'],
    ['/promotions?x=1', '/promotions?x=1'],
  ])('keeps %s', (address, expected) => expect(safeAddress(address)).toBe(expected));

  it.each([
    null,
    undefined,
    '',
    'http://t.example/',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    '//evil.example/x',
    'not an address',
    'https://',
  ])('drops %j', (address) => expect(safeAddress(address)).toBeNull());
});

it.each(hostileAddresses)('lets no address leave the site in disguise: %j', (address) => {
  const target = safeAddress(address);
  expect(new URL(target ?? '/', 'https://here.example/page').origin).toBe('https://here.example');
});
