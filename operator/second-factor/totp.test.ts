import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { clockErrorMinutes, newTotpSecret, otpauthUri, verifyTotp } from './totp';

/** The secret of RFC 6238, appendix B. */
const SECRET = Secret.fromUTF8('12345678901234567890').base32;

const NEVER_USED = -1;
const STEP_MS = 30_000;

/** Appendix B for SHA-1: seconds, and the last six of the eight digits. */
const vectors: [seconds: number, code: string][] = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
];

describe('codes of RFC 6238', () => {
  it.each(vectors)('at %i s: %s', (seconds, code) => {
    const now = seconds * 1_000;
    const step = Math.floor(seconds / 30);
    expect(verifyTotp(SECRET, code, now, NEVER_USED)).toEqual({ kind: 'valid', step });
    expect(verifyTotp(SECRET, code, now, step)).toEqual({ kind: 'used' });
    expect(verifyTotp(SECRET, code.slice(1), now, NEVER_USED)).toEqual({ kind: 'wrong' });
  });

  it.each([-1, 0, 1])('are accepted %i steps away', (steps) => {
    const now = 2_000_000_000_000 + steps * STEP_MS;
    expect(verifyTotp(SECRET, '279037', now, NEVER_USED)).toMatchObject({ kind: 'valid' });
  });

  it.each([-2, 2])('are refused %i steps away', (steps) => {
    const now = 2_000_000_000_000 + steps * STEP_MS;
    expect(verifyTotp(SECRET, '279037', now, NEVER_USED)).toEqual({ kind: 'wrong' });
  });
});

it.each([
  [60_000, 1],
  [-60_000, 1],
  [300_000, 5],
  [-590_000, 10],
])('measures a clock that is wrong by %i ms', (ms, minutes) => {
  expect(clockErrorMinutes(SECRET, '279037', 2_000_000_000_000 + ms)).toBe(minutes);
});

it('does not measure a clock that is wrong by more than ten minutes', () => {
  expect(clockErrorMinutes(SECRET, '279037', 2_000_000_000_000 + 660_000)).toBeNull();
});

it('makes secrets of 160 bits, each different', () => {
  const secrets = Array.from({ length: 20 }, newTotpSecret);
  expect(new Set(secrets).size).toBe(20);
  for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
});

it('puts the name of the player into the address for the app', () => {
  const uri = new URL(otpauthUri(SECRET, 'ışık şen'));
  expect(decodeURIComponent(uri.pathname)).toContain('ışık şen');
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    secret: SECRET,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
