import { describe, expect, it } from 'vitest';
import { chooseLocale } from './language-offer';

const offer = { listed: [], default: 'tr', accepted: new Set(['tr', 'en', 'de']) };

describe('the language of a page', () => {
  it.each([
    ['en', 'en'],
    ['tr', 'tr'],
    ['de', 'de'],
    [undefined, 'tr'],
    ['fr', 'tr'],
    ['en-GB', 'en'],
    ['EN', 'en'],
    ['en_US', 'en'],
    ['de-AT', 'de'],
    ['de-x-bavaria', 'de'],
    ['eng', 'tr'],
    ['-en', 'tr'],
    ['en'.padEnd(8_000, '-x'), 'tr'],
    ['', 'tr'],
    ['__proto__', 'tr'],
    ['../../x', 'tr'],
    ['en\r\nx: y', 'tr'],
  ])('by the stored choice %j is %s', (stored, locale) => expect(chooseLocale(offer, stored)).toBe(locale));

  it.each([
    ['pt-br', 'pt-BR'],
    ['pt_BR', 'pt-BR'],
    ['pt-BR-x-rio', 'pt-BR'],
    ['zh-hant-tw', 'zh-Hant'],
    ['pt', 'tr'],
  ])('by %s is the nearest on offer, %s', (stored, locale) =>
    expect(chooseLocale({ ...offer, accepted: new Set(['tr', 'pt-BR', 'zh-Hant']) }, stored)).toBe(locale),
  );

  it("is the operator's default without one", () => {
    expect(chooseLocale({ ...offer, default: 'de' }, undefined)).toBe('de');
    expect(chooseLocale({ ...offer, default: 'de', accepted: new Set(['de']) }, 'en')).toBe('de');
  });
});
