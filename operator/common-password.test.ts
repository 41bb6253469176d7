import { expect, it } from 'vitest';
import { isCommonPassword } from './common-password';

it.each([
  ['password', true],
  ['Passw0rd', true],
  ['drowssap', true],
  ['galatasaray', true],
  ['GALATASARAY', true],
  ['aylin', true],
  ['sari7', true],
  ['aylin1990', false],
  ['sifre1234', false],
  ['yağmur kiremit saksı', false],
  [' a b ', false],
  ['🐍🐍🐍', false],
])('%s is one that many people choose: %s', async (password, isCommon) => {
  expect(await isCommonPassword(password, { username: 'sari7', name: 'Aylin', surname: 'Demir' })).toBe(isCommon);
});
