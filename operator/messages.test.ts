import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeFrom, LOCALES, translate } from './messages';
import { siteOptions } from './seed/site-options';

const folder = path.join(import.meta.dirname, 'messages');
const files = readdirSync(folder).map(
  (name) =>
    [
      name,
      JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Record<string, Record<string, string>>,
    ] as const,
);
const placesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('a message of the operator', () => {
  it('is in each language that the demonstration offers', () => {
    const offered = siteOptions('tr').find(({ key }) => key === 'languages')?.value ?? '[]';
    expect([...LOCALES].sort()).toEqual((JSON.parse(offered) as string[]).sort());
  });

  it.each(files)('has a text in each language, with the same places: %s', (_name, messages) => {
    for (const [key, texts] of Object.entries(messages)) {
      expect(Object.keys(texts), key).toEqual(LOCALES);
      for (const text of Object.values(texts)) {
        expect(text.trim(), key).not.toBe('');
        expect(placesIn(text), key).toEqual(placesIn(texts.tr ?? ''));
      }
    }
  });

  it.each([
    ['tr', 'Kullanıcı adı veya şifre hatalı.'],
    ['en', 'The username or password is wrong.'],
    ['de', 'Der Benutzername oder das Passwort ist falsch.'],
    ['de-AT', 'Der Benutzername oder das Passwort ist falsch.'],
    ['fr', 'The username or password is wrong.'],
    [undefined, 'The username or password is wrong.'],
  ])('is in the language of the header %s', (header, text) =>
    expect(translate(localeFrom(header), 'loginFailed')).toBe(text),
  );
});
