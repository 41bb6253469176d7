import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.server';

const SECURE = 'https://play.example';

const hstsOf = (origin: string, hstsPreload: boolean) =>
  securityHeaders(origin, { hstsPreload })['strict-transport-security'];

it('HSTS asks for preloading only where it is switched on, and is sent on https only', () => {
  expect(hstsOf(SECURE, false)).toBe('max-age=63072000; includeSubDomains');
  expect(hstsOf(SECURE, true)).toBe('max-age=63072000; includeSubDomains; preload');
  expect(hstsOf('http://localhost:3000', true)).toBeUndefined();
});
