import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findLanguages } from './languages.server';
import { DEFAULT_LOCALE } from './locale';

type Texts = Record<string, string>;

const folder = path.resolve('app/i18n/locales');
const features = readdirSync(path.join(folder, DEFAULT_LOCALE));
const others = readdirSync(folder).filter((locale) => locale !== DEFAULT_LOCALE);
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Texts;
const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

/** The keys that a language needs for the keys of the default: each of its plural forms. */
function keysFor(locale: string, source: Texts): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = Object.keys(source).flatMap((key) => {
    const [, base] = /^(.+)_(?:one|other)$/.exec(key) ?? [];
    return base === undefined ? [key] : forms.map((form) => `${base}_${form}`);
  });
  return [...new Set(keys)].sort();
}

/** Texts that are the same in two languages, such as names and numbers. */
const ALIKE: Record<string, readonly string[]> = {
  de: ['Telefon', 'Menü'],
};
const NAMES = [
  'Bingo',
  'Bonus',
  'Casino',
  'Demo',
  'IBAN',
  'WhatsApp',
  'Telegram',
  'Aviator',
  'Jackpot',
  'Jackpot {{amount}}',
];
const NUMBERS = ['0532 123 45 67', '+90 532 123 45 67', '{{min}} – {{max}}'];

describe.each(others)('%s', (locale) => {
  it('lacks no text', () => expect(findLanguages().textsOf(locale).missing).toEqual([]));

  it('has no file that the site does not use', () => {
    expect(readdirSync(path.join(folder, locale)).filter((file) => !features.includes(file))).toEqual([]);
  });

  it('has the keys of the default, in each of its plural forms, and no other', () => {
    const wrong = features.flatMap((file) => {
      const wanted = keysFor(locale, read(DEFAULT_LOCALE, file));
      const found = Object.keys(read(locale, file));
      return [
        ...wanted.filter((key) => !found.includes(key)).map((key) => `${file}: ${key} is missing`),
        ...found.filter((key) => !wanted.includes(key)).map((key) => `${file}: ${key} is not used`),
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('has the placeholders of the default, but for the count of a form that says it in words', () => {
    const wrong = features.flatMap((file) => {
      const source = read(DEFAULT_LOCALE, file);
      return Object.entries(read(locale, file)).flatMap(([key, text]) => {
        const original = source[key] ?? source[key.replace(/_[a-z]+$/, '_other')] ?? '';
        const isForm = /_(?:zero|one|two)$/.test(key);
        const [found, wanted] = [text, original].map((each) =>
          placeholdersIn(each).filter((name) => !(isForm && name === 'count')),
        );
        return String(found) === String(wanted) ? [] : [`${file}: ${key}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('has no text copied from the default', () => {
    const alike = new Set([...NAMES, ...NUMBERS, ...(ALIKE[locale] ?? [])]);
    const copied = features.flatMap((file) => {
      const originals = Object.values(read(DEFAULT_LOCALE, file));
      return Object.values(read(locale, file)).filter((text) => originals.includes(text) && !alike.has(text));
    });
    expect(copied).toEqual([]);
  });
});
