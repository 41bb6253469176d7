import { expect, test } from 'vitest';
import { isOnDomain } from './site.server';

test.each([
  ['https://bets.example', 'bets.example', true],
  ['https://www.bets.example:8443', 'bets.example', true],
  ['https://notbets.example', 'bets.example', false],
  ['https://bets.example.evil.example', 'bets.example', false],
  ['https://bets2.example', 'bets.example', false],
  ['http://localhost:3000', undefined, false],
])('%s on %s: %s', (origin, domain, expected) => expect(isOnDomain(origin, domain)).toBe(expected));
