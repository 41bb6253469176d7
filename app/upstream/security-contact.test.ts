import { expect, it } from 'vitest';
import { securityContacts } from './security-contact';

const contactsOf = (options: Record<string, string>) =>
  securityContacts(new Map(Object.entries(options)), 'https://play.example');

const TELEGRAM = 'https://telegram.example/support';
const PROFILE = 'https://twitter.example/operator';

it.each([
  ['a mail address', 'security@operator.example', 'mailto:security@operator.example'],
  ['a mailto address', 'mailto:security@operator.example', 'mailto:security@operator.example'],
  ['an https address', 'https://operator.example/report', 'https://operator.example/report'],
  ['a page of the site', '/pages/7', 'https://play.example/pages/7'],
])('the stated contact goes before all others: %s', (_name, securityContact, uri) =>
  expect(contactsOf({ securityContact, telegram1: TELEGRAM })).toEqual([uri]),
);

it.each([
  'http://operator.example',
  'javascript:alert(1)',
  'a@b.example\nContact: https://evil.example',
  'mailto:a@b.example?subject=x',
  'Security <a@b.example>',
])('a stated contact that is no contact is ignored: %j', (securityContact) =>
  expect(contactsOf({ securityContact, telegram1: TELEGRAM })).toEqual([TELEGRAM]),
);

it('without a stated contact the quick contacts count, and profiles only where there are none', () => {
  expect(contactsOf({ telegram1: TELEGRAM, socialTwitter: PROFILE })).toEqual([TELEGRAM]);
  expect(contactsOf({ socialTwitter: PROFILE })).toEqual([PROFILE]);
  expect(contactsOf({})).toEqual([]);
});
