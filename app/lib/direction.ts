import { byLocale } from './by-locale';

export type Direction = 'ltr' | 'rtl';

/** The scripts in use that run from right to left. Not every browser says it of a language. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa']);

export const directionOf = byLocale((locale): Direction =>
  RIGHT_TO_LEFT.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr',
);

const [ISOLATE, END] = ['\u2066', '\u2069'];

/** Keeps a figure with signs or groups together, as it is read from left to right, in a text that runs from right to left. */
export const isolateIn = (locale: string, figure: string): string =>
  directionOf(locale) === 'rtl' ? `${ISOLATE}${figure}${END}` : figure;
