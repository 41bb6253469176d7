import { expect, test } from 'vitest';
import { isOnDomain } from './is-on-domain';

test.each([
  ['https://poyra.example', 'poyra.example', true],
  ['https://www.poyra.example:8443', 'poyra.example', true],
  ['https://notpoyra.example', 'poyra.example', false],
  ['https://poyra.example.evil.example', 'poyra.example', false],
  ['https://poyra2.example', 'poyra.example', false],
  ['http://localhost:3000', undefined, false],
])('%s on %s: %s', (origin, domain, expected) => expect(isOnDomain(origin, domain)).toBe(expected));
