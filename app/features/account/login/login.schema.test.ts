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
  ['a password of full-width digits', { password: '１２３' }],
  ['a password of spaces', { password: '   ' }],
])('accepts %s', (_name, change) => {
  expect(loginSchema.parse({ ...good, ...change })).toEqual({ ...good, ...change });
});

it.each(['\ufeffdemo', 'de\u200bmo', '\u2066demo\u2069', 'ｄｅｍｏ', '\u00a0demo\u2800', 'demo\u3164', 'demo\u115f'])(
  'reads the username %j as it was registered',
  (username) => expect(loginSchema.parse({ ...good, username }).username).toBe('demo'),
);

it.each(['demo１９', 'demo١٩', 'demo१९', 'demo𝟏𝟗'])(
  'reads the digits of the username %j as registration does',
  (username) => expect(loginSchema.parse({ ...good, username }).username).toBe('demo19'),
);

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
