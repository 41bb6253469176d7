import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords';

it('matches its own password only', async () => {
  const hash = await hashPassword('gizli-şifre');
  expect(await passwordMatches('gizli-şifre', hash)).toBe(true);
  expect(await passwordMatches('gizli-sifre', hash)).toBe(false);
});

it('takes the two ways to write an accented letter for the same', async () => {
  expect(await passwordMatches('s\u0327ifre', await hashPassword('şifre'))).toBe(true);
});

it('matches a hash of another cost', async () => {
  // scrypt of `demo1234` with N 2^12, r 8, p 4
  const hash = 'scrypt$12$BwcHBwcHBwcHBwcHBwcHBw$C5eOSawK1I2sfxkCtY83ekRi7DZp5JuojIyP8KLKjEQ';
  expect(await passwordMatches('demo1234', hash)).toBe(true);
  expect(await passwordMatches('demo1235', hash)).toBe(false);
});
