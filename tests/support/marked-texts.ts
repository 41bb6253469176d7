import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decode, withoutScripts } from './html';

const LOCALES = path.resolve('app/i18n/locales');
export const [OPEN, CLOSE] = ['⟦', '⟧'];
const MARKED = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*${CLOSE}`, 'g');

/** Attributes that are shown, or read out by a screen reader. */
const SPOKEN = /\s(aria-label|aria-description|title|alt|placeholder|content)="([^"]*)"/g;
const OF_MACHINES = /<meta (?![^>]*(?:name="description"|property="og:(?:title|description)"))[^>]*>/g;

/** The site's own texts, each between marks, as an operator can override them (`cms/translationlist`). */
export function markedTexts(locale: 'tr' | 'en'): { key: string; value: string }[] {
  return readdirSync(path.join(LOCALES, locale)).flatMap((file) => {
    const texts = JSON.parse(readFileSync(path.join(LOCALES, locale, file), 'utf8')) as Record<string, string>;
    return Object.entries(texts).map(([key, text]) => ({
      key: `${path.basename(file, '.json')}.${key}`,
      value: `${OPEN}${text}${CLOSE}`,
    }));
  });
}

/** All texts of the page that a reader sees or hears and that are not between marks. */
export function unmarkedTexts(html: string): string[] {
  const page = withoutScripts(html)
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(OF_MACHINES, '');
  // React separates neighbouring texts by comments.
  const texts = page.replace(/<!--.*?-->/g, '').split(/<[^>]*>/);
  const spoken = [...page.matchAll(SPOKEN)].map(([, , value]) => value ?? '');
  return [...texts, ...spoken]
    .map((text) => withoutMarks(decode(text)).replace(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}/u.test(text));
}

function withoutMarks(text: string): string {
  const without = text.replace(MARKED, '');
  return without === text ? text : withoutMarks(without);
}

/** Numbers need no translation. */
const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => /\p{L}/u.test(word));
const line = (words: string[]) => ` ${words.join(' ')} `;

/**
 * Tests whether a text is the operator's: one of its texts, the beginning of one, several names in a row, or such texts with
 * dots or dashes between.
 */
export function saidBy(operator: ReadonlySet<string>): (text: string) => boolean {
  const RUN = 3;
  const lines = new Set([...operator].map((text) => line(wordsOf(text))));
  const all = [...lines].join('\n');
  const isSaid = (text: string) => {
    const words = wordsOf(text);
    if (words.length < RUN) return lines.has(line(words)) || words.every((word) => lines.has(line([word])));
    const starts = words.map((_, at) => at + RUN <= words.length && all.includes(line(words.slice(at, at + RUN))));
    return words.every((_, at) => [0, 1, 2].some((back) => starts[at - back]));
  };
  const inParts = (text: string): boolean =>
    isSaid(text) ||
    [...text.matchAll(/ [·–] /g)].some(({ index }) => isSaid(text.slice(0, index)) && inParts(text.slice(index + 3)));
  return inParts;
}

/** Collects every text in an answer: as it is, without its tags and headings, and from JSON inside a text. */
export function collectTexts(data: unknown, into: Set<string>): void {
  if (typeof data === 'string') {
    const text = decode(data);
    const withoutHeadings = text.replace(/<(h\d)>.*?<\/\1>/g, ' ');
    for (const reading of [text, withoutHeadings]) into.add(reading.replace(/<[^>]*>/g, ' '));
    for (const piece of text.split(/<[^>]*>/)) into.add(piece);
    if (/^[[{]/.test(data)) collectTexts(JSON.parse(data), into);
  } else if (typeof data === 'object' && data !== null) {
    for (const value of Object.values(data)) collectTexts(value, into);
  }
}
