/** A part of a character class: direction marks, joiners, fillers, blanks, controls, and the place of a pasted picture. */
export const UNSEEN = '\\p{DI}\\p{Cf}\\p{Cc}\u2800\ufffc\u{1D159}';
const INVISIBLE = new RegExp(`[${UNSEEN}]`, 'u');
/** Joiners and selectors between the parts of an emoji belong to it. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f|[\u{E0020}-\u{E007F}]|\u200d\p{Extended_Pictographic})*`;
const EMOJI_OR_INVISIBLE = new RegExp(`(${EMOJI})|[${UNSEEN}]`, 'gu');
const VISIBLE = new RegExp(String.raw`[^${UNSEEN}\p{Cs}\p{M}\p{Z}]`, 'u');

/** A letter of a script whose letters join: between those, U+200C and U+200D are spelling. */
const MAY_JOIN = /[^\P{L}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
const JOINER = /[\u200c\u200d]/;

export const hasVisible = (text: string) => VISIBLE.test(text);

export const hasInvisible = (text: string) => INVISIBLE.test(text);

/** Trimmed, with "\n" for "\r\n"; unseen characters stay only between letters of scripts that join. */
export const normaliseText = (value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if (!hasVisible(value)) return '';
  const text = value.replace(/\r\n?/g, '\n');
  const isMeant = MAY_JOIN.test(text);
  return text
    .replace(EMOJI_OR_INVISIBLE, (found, emoji?: string) => emoji ?? (isMeant || /[\n\t]/.test(found) ? found : ''))
    .trim();
};

/** A name or a title: without unseen characters, with plain spaces and letters; '' where nothing can be seen. */
export function normaliseLine(text: string): string {
  if (!hasVisible(text)) return '';
  const joins = MAY_JOIN.test(text);
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{White_Space}/gu, ' ')
    .replace(EMOJI_OR_INVISIBLE, (found, emoji?: string) => emoji ?? (joins && JOINER.test(found) ? found : ''))
    .normalize('NFC')
    .trim();
}

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** Digits of all scripts as plain ones. In Unicode the digits of a script follow each other, from 0 to 9. */
export const plainDigits = (text: string) =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let first = code;
    while (isDigit(first - 1)) first -= 1;
    return String((code - first) % 10);
  });

/** A code, a wallet's address or an account number: plain letters and digits, without unseen characters. */
export const normaliseCode = (text: string) => plainDigits(normaliseLine(text));

/** What keyboards, clipboards and phone books put around digits. */
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** The digits of a number, of any script, without separators. All else stays, such as letters and ①: it is wrong. */
export const normaliseDigits = (text: string) => normaliseCode(text).replace(SEPARATORS, '');
