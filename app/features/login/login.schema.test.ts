import { expect, it } from 'vitest';
import { loginSchema } from './login.schema';

const good = { username: 'demo', password: 'demo1234' };
const faulty = (change: Partial<typeof good>) =>
  loginSchema.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0]);

it.each<[string, Partial<typeof good>]>([
  ['one letter', { username: 'ı' }],
  ['Turkish letters', { username: 'İĞŞüöç', password: 'şifre' }],
  ['fifty letters', { username: 'ş'.repeat(50), password: 'ğ'.repeat(100) }],
  ['an emoji', { username: '🦊', password: '🦊🦊' }],
  ['full-width digits', { username: '１２３', password: '１２３' }],
  ['invisible characters, which the operator judges', { username: 'de\u200bmo' }],
  ['a password of spaces', { password: '   ' }],
])('accepts %s', (_name, change) => {
  expect(loginSchema.parse({ ...good, ...change })).toEqual({ ...good, ...change });
});

it('trims the username but not the password', () => {
  expect(loginSchema.parse({ username: ' demo\t', password: ' a b ' })).toEqual({
    username: 'demo',
    password: ' a b ',
  });
});

it.each<[string, Partial<typeof good>, string]>([
  ['no name', { username: '' }, 'username'],
  ['a name of spaces', { username: '   ' }, 'username'],
  ['a name of 51', { username: 'a'.repeat(51) }, 'username'],
  ['a name of 10,000', { username: 'İ'.repeat(10_000) }, 'username'],
  ['no password', { password: '' }, 'password'],
  ['a password of two', { password: 'şi' }, 'password'],
  ['a password of 101', { password: 'x'.repeat(101) }, 'password'],
  ['a password of 10,000', { password: ' '.repeat(10_000) }, 'password'],
])('refuses %s', (_name, change, field) => {
  expect(faulty(change)).toEqual([field]);
});
