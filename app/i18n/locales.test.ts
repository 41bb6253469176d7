import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const folder = path.resolve('app/i18n/locales');
const features = readdirSync(path.join(folder, 'tr'));
const read = (locale: string, file: string) =>
  JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as Record<string, string>;
const placeholdersIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

it('has the same features in both languages', () => {
  expect(readdirSync(path.join(folder, 'en'))).toEqual(features);
});

/** Texts that are the same in both languages, such as names and numbers. */
const ALIKE = new Set([
  ...['Bingo', 'Bonus', 'Casino', 'Demo', 'IBAN', 'WhatsApp', 'Telegram', 'Aviator'],
  ...['0532 123 45 67', '+90 532 123 45 67', '{{min}} – {{max}}'],
]);

describe.each(features)('%s', (file) => {
  const turkish = read('tr', file);
  const english = read('en', file);

  it('has the same keys in both languages', () => {
    expect(Object.keys(english)).toEqual(Object.keys(turkish));
  });

  it('has no text copied from the other language', () => {
    const copied = Object.values(turkish).filter((text) => Object.values(english).includes(text) && !ALIKE.has(text));
    expect(copied).toEqual([]);
  });

  it('has no empty text, and the same placeholders in both languages', () => {
    for (const [key, text] of Object.entries(turkish)) {
      expect(text.trim(), key).not.toBe('');
      expect(english[key]?.trim(), key).not.toBe('');
      expect(placeholdersIn(english[key] ?? ''), key).toEqual(placeholdersIn(text));
    }
  });
});
