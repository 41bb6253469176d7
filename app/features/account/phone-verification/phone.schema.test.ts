import { expect, it } from 'vitest';
import { HOME_PHONE } from '~/forms/described/phone-format.server';
import { phoneCodeSchema, phoneSchema } from './phone.schema';

it.each([
  ['in the format of the mask', '555 123 45 67'],
  ['with the dialling code', '+90 555 123 45 67'],
  ['with a leading 0', '0555 123 45 67'],
  ['in full-width digits', '５５５１２３４５６７'],
  ['with invisible characters', '\u200b555\u2060123 45 67\ufeff'],
])('reads a phone %s as twelve digits', (_name, phone) => {
  expect(phoneSchema(HOME_PHONE).parse({ phone })).toEqual({ phone: '905551234567' });
});

it.each([
  ['nothing', ''],
  ['four digits', '5551'],
  ['nine digits', '555123456'],
  ['eleven digits', '55512345678'],
  ['another country', '+49 151 1234567'],
  ['Turkish letters', 'İıĞğŞş'],
  ['spaces', ' '.repeat(10)],
  ['emoji', '📱📱📱📱📱'],
  ['numbers in circles', '⑤⑤⑤①②③④⑤⑥⑦'],
  ['invisible characters', '\u200b'.repeat(10)],
  ['10,000 digits', '5'.repeat(10_000)],
])('refuses %s', (_name, phone) => {
  expect(phoneSchema(HOME_PHONE).safeParse({ phone }).success).toBe(false);
});

it.each(['123456', '123-456', '12 34 56', ' 123456\n', '１２３４５６', '12\u200b34\u200d56'])(
  'reads the code %j as six digits',
  (code) => expect(phoneCodeSchema.parse({ code })).toEqual({ code: '123456' }),
);

it.each(['', '12345', '1234567', 'abcdef', 'şifre1', '⓪①②③④⑤', '🦊🦊🦊', '\u200b'.repeat(6), '1'.repeat(10_000)])(
  'refuses the code %j',
  (code) => expect(phoneCodeSchema.safeParse({ code }).success).toBe(false),
);
