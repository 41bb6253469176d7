import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CLOSE, OPEN } from './marked-texts';

/**
 * Languages made from the English texts. `en-XA` is accented and 40 % longer: it shows what is hard-coded and what is cut.
 * `ar-XB` runs from right to left: it shows what is not mirrored. Each text is between marks.
 */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number];

const ENGLISH = path.resolve('app/i18n/locales/en');

const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÀƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽàƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž';

/** What a text is longer by, as words that may break. */
const MORE = 'öñé ţŵö ţĥŕéé ƒöûŕ ƒîṽé šîẋ šéṽéñ éîĝĥţ ñîñé ţéñ ';
const LONGER = 0.4;

const [RIGHT_TO_LEFT, POP] = ['\u202e', '\u202c'];

/** The parts of a text outside its placeholders, changed. */
const outsidePlaceholders = (text: string, change: (part: string) => string) =>
  text
    .split(/(\{\{\w+\}\})/)
    .map((part, index) => (index % 2 === 0 ? change(part) : part))
    .join('');

const accented = (text: string) =>
  text.replace(/[A-Za-z]/g, (letter) => [...ACCENTED][PLAIN.indexOf(letter)] ?? letter);

function longer(text: string): string {
  const length = Math.ceil(text.replace(/\{\{\w+\}\}/g, '12345').length * LONGER);
  return `${text} ${MORE.repeat(Math.ceil(length / MORE.length))
    .slice(0, length)
    .trim()}`;
}

/** Words that are shown from right to left, as Arabic ones are. */
const fromRightToLeft = (text: string) => text.replace(/[A-Za-z’']+/g, (word) => `${RIGHT_TO_LEFT}${word}${POP}`);

const CHANGES: Record<PseudoLanguage, (text: string) => string> = {
  'en-XA': (text) => `${OPEN}${longer(outsidePlaceholders(text, accented))}${CLOSE}`,
  'ar-XB': (text) => `${OPEN}${outsidePlaceholders(text, fromRightToLeft)}${CLOSE}`,
};

/** Writes a folder for LOCALES_DIR with the languages. @returns its path */
export function writePseudoLanguages(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'languages-'));
  for (const language of PSEUDO_LANGUAGES) {
    mkdirSync(path.join(folder, language));
    for (const file of readdirSync(ENGLISH)) {
      const texts = JSON.parse(readFileSync(path.join(ENGLISH, file), 'utf8')) as Record<string, string>;
      writeFileSync(path.join(folder, language, file), JSON.stringify(inLanguage(language, texts)));
    }
  }
  return folder;
}

function inLanguage(language: PseudoLanguage, texts: Record<string, string>): Record<string, string> {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const entries = Object.entries(texts).flatMap(([key, text]) => {
    const [, base] = /^(.+)_other$/.exec(key) ?? [];
    const keys = base === undefined ? [key] : forms.filter((form) => form !== 'one').map((form) => `${base}_${form}`);
    return keys.map((each) => [each, CHANGES[language](text)] as const);
  });
  return Object.fromEntries(entries);
}
