import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** Rules for the words that players read: docs/glossary.md#what-players-read */

type Entry = readonly [key: string, text: string];

function textsOf(locale: string): Entry[] {
  const folder = path.resolve('app/i18n/locales', locale);
  // Players type the words of the search, and do not read them.
  const read = readdirSync(folder).filter((file) => file !== 'search-words-server.json');
  return read.flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([key, text]) => [`${path.basename(file, '.json')}.${key}`, text] as const);
  });
}

const turkish = textsOf('tr');
const english = textsOf('en');
const german = textsOf('de');

const keysWith = (texts: readonly Entry[], isWrong: (text: string, key: string) => boolean) =>
  texts.filter(([key, text]) => isWrong(text, key)).map(([key, text]) => `${key}: ${text}`);

describe('one word for one thing', () => {
  it.each([
    ['işletmeci', 'site, biz, destek ekibi'],
    ['kampanya', 'promosyon'],
    ['eski şifre', 'mevcut şifre'],
    ['şifre kurtarma', 'şifre sıfırlama'],
    ['denetim', 'kontrol'],
    ['genel kurallar', 'genel şartlar'],
    ['slots', 'slot'],
    ['betik', 'JavaScript'],
  ])('Turkish: not "%s" but "%s"', (avoided) => {
    expect(keysWith(turkish, (text) => text.toLocaleLowerCase('tr').includes(avoided))).toEqual([]);
  });

  it.each([
    ['operator', 'we, our site'],
    ['financial activities', 'transactions'],
    ['bonus request', 'claim a bonus'],
    ['ask for', 'claim, request'],
    ['old password', 'current password'],
    ['recovery', 'reset your password'],
    ['e-mail', 'email'],
    ['go on', 'continue'],
    ['anew', 'again'],
  ])('English: not "%s" but "%s"', (avoided) => {
    const isWrong = (text: string) => new RegExp(String.raw`\b${avoided}\b`, 'i').test(text);
    expect(keysWith(english, isWrong)).toEqual([]);
  });

  it('Turkish: no "işletmeci" in the texts of the demonstration operator either', () => {
    const sources = readdirSync('operator', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const found = sources.filter((file) => /şletmeci/.test(readFileSync(path.join('operator', file), 'utf8')));
    expect(found).toEqual([]);
  });

  it('names the action "log in"; a login is a noun', () => {
    expect(keysWith(english, (text) => text === 'Login')).toEqual([]);
  });

  it('has one word for volatility and one for a jackpot', () => {
    expect(keysWith(turkish, (text) => /oynaklı|ikramiye/i.test(text.toLocaleLowerCase('tr')))).toEqual([]);
  });
});

describe('sentence case', () => {
  /** The sections of the site, as names in menus and in the footer. */
  const SECTIONS = ['Canlı Bahis', 'E-Spor', 'Canlı Casino', 'Sanal Oyunlar', 'TV Oyunları'];
  /** Labels that the product's specification gives letter by letter. */
  const GIVEN = [
    ...['Select Language', 'Not a Member?', 'Sign Up Now!', 'New Password', 'Not Verified', 'Send Code'],
    ...['Update Number', 'Change Phone', 'Skip Verification'],
  ];
  const PROPER = /JavaScript|WhatsApp|Telegram|SMS|CSV|IBAN|T\.C\.|TV|ID|IP|JPG|Bonuslarım/g;
  /** A capitalised word that starts no sentence: not after a full stop, a colon or a placeholder. */
  const CAPITAL = /(?<![.!?:…}·] )(?<=\s)\p{Lu}\p{Ll}/u;
  const isWrong = (text: string) => CAPITAL.test(text.replace(PROPER, 'x').replaceAll('\u00ad', ''));
  const isLabel = (text: string) => !/[.!?]\s/.test(text);

  it('in Turkish, but for the names of sections', () => {
    const texts = turkish.filter(([, text]) => isLabel(text) && !SECTIONS.includes(text));
    expect(keysWith(texts, isWrong)).toEqual([]);
  });

  it('in English, but for given labels', () => {
    const texts = english.filter(([, text]) => isLabel(text) && !GIVEN.includes(text));
    expect(keysWith(texts, isWrong)).toEqual([]);
  });
});

it('is British English, but for given messages', () => {
  const AMERICAN =
    /favorit|color|center|canceled|license|program\b|installment|(?:real|organ|author|recogn|personal|custom)iz/i;
  const texts = english.filter(([key]) => !['favourites-server.added', 'favourites-server.removed'].includes(key));
  expect(keysWith(texts, (text) => AMERICAN.test(text))).toEqual([]);
});

describe('plural forms', () => {
  const keys = new Set(english.map(([key]) => key));

  it('are complete, and have a count', () => {
    const other = english.filter(([key]) => /_(?:one|other)$/.test(key));
    expect(other).not.toEqual([]);
    const isIncomplete = (text: string, key: string) =>
      !keys.has(key.replace(/_(?:one|other)$/, '_one')) ||
      !keys.has(key.replace(/_(?:one|other)$/, '_other')) ||
      !text.includes('{{count}}');
    expect(keysWith(other, isIncomplete)).toEqual([]);
  });

  it('exist wherever a number stands before a noun', () => {
    // The minutes that a payment may need to appear: always more than one.
    const texts = english.filter(([key]) => !['cashier.notListed', 'cashier.notReceived'].includes(key));
    expect(keysWith(texts, (text, key) => /\}\} [a-z]{3,}s\b/.test(text) && !key.endsWith('_other'))).toEqual([]);
  });
});

describe('German', () => {
  it('addresses the player formally', () => {
    const INFORMAL = /\b(?:du|dich|dir|dein\w*|ihr habt|euch|eure\w*)\b/i;
    expect(keysWith(german, (text) => INFORMAL.test(text))).toEqual([]);
  });

  it('quotes „so“', () => {
    const balanced = (text: string) => text.split('„').length === text.split('“').length;
    expect(keysWith(german, (text) => /["”»«]/.test(text) || !balanced(text))).toEqual([]);
  });

  it.each([
    ['einloggen', 'anmelden'],
    ['login', 'Anmeldung'],
    ['bonusse', 'Boni'],
    ['ticket', 'Anfrage'],
    ['promotion', 'Aktion'],
    ['operator', 'wir, unsere Seite'],
    ['betreiber', 'wir, unsere Seite'],
    ['kontostand', 'Guthaben'],
  ])('says not "%s" but "%s"', (avoided) => {
    // The header of a phone has no room for "Anmelden" beside "Registrieren".
    const isWrong = (text: string, key: string) =>
      key !== 'shell.loginButton' && text.toLocaleLowerCase('de').includes(avoided);
    expect(keysWith(german, isWrong)).toEqual([]);
  });

  it('writes amounts with a decimal comma', () => {
    expect(keysWith(german, (text) => /\d,\d{3}(?!\d)|\d\.\d{2}(?!\d)/.test(text))).toEqual([]);
  });
});
