import { separatorsIn } from './formatters';
import { normaliseCode } from './normalise-text';
import { withoutLastZeros } from './without-last-zeros';

export type NumberReading =
  | { readonly ok: true; readonly decimal: string }
  | { readonly ok: false; readonly fault: 'notNumber' | 'notPositive' | 'tooManyDecimals' | 'tooLarge' };

/** An amount, and whether it is written as the page's language writes amounts. Any other one needs a confirmation. */
export type AmountReading =
  Extract<NumberReading, { ok: false }> | (Extract<NumberReading, { ok: true }> & { readonly isSure: boolean });

const fault = (name: Extract<NumberReading, { ok: false }>['fault']) => ({ ok: false, fault: name }) as const;

/** With two decimal places fourteen digits, all of which a binary float keeps. */
const MAX_WHOLE_DIGITS = 12;
const FRACTION_DIGITS = 2;

const WHOLE = /^(?:0|[1-9]\d*)$/;
/** Some languages group by spaces or apostrophes. */
const GROUPED_BY_SPACES = /^[1-9]\d{0,2}(?:([\s’'])\d{3})(?:\1\d{3})*(?![\d\s’'])/;

/** A currency's sign or code, as amounts are copied from pages. The site does not know it here: such an amount is not sure. */
const CURRENCY_BEFORE = /^(?:\p{Sc}|\p{L}{2,3}) ?(?=[-−\d])/u;
const CURRENCY_AFTER = /(\d) ?(?:\p{Sc}|\p{L}{2,3})$/u;

/**
 * With the separators of the page's language it is sure: `1.000` is a thousand on a Turkish page. Other spellings (`1,000`,
 * `1 000`) have one possible reading, which is not sure. No text has two: a decimal separator is followed by one or two
 * digits, a group by three.
 */
export function readAmount(text: string, locale: string): AmountReading {
  const { decimal, group } = separatorsIn(locale);
  const written = normaliseCode(text);
  const bare = written.replace(CURRENCY_BEFORE, '');
  // One currency, before the digits or behind them.
  const typed = bare === written ? written.replace(CURRENCY_AFTER, '$1') : bare;
  if (/^[-−]\s*\d/.test(typed)) return fault('notPositive');
  const unspaced = typed.replace(GROUPED_BY_SPACES, (groups) => groups.replace(/[\s’']/g, ''));
  const own = readWith(unspaced, decimal);
  if (own.ok) return { ...own, isSure: typed === written && (unspaced === typed || /[\s’']/.test(group)) };
  const other = readWith(unspaced, decimal === ',' ? '.' : ',');
  if (other.ok) return { ...other, isSure: false };
  return own.fault === 'notNumber' ? other : own;
}

function readWith(typed: string, decimalSeparator: ',' | '.'): NumberReading {
  const [before = '', fraction, ...more] = typed.split(decimalSeparator);
  if (more.length > 0 || (fraction !== undefined && !/^\d+$/.test(fraction))) return fault('notNumber');
  const groups = before.split(decimalSeparator === ',' ? '.' : ',');
  const isGrouped = groups.every((one, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(one));
  const whole = groups.join('');
  if (!WHOLE.test(whole) || (groups.length > 1 && !isGrouped)) return fault('notNumber');
  if (fraction !== undefined && fraction.length > FRACTION_DIGITS) return fault('tooManyDecimals');
  if (whole.length > MAX_WHOLE_DIGITS) return fault('tooLarge');
  const cents = withoutLastZeros(fraction ?? '');
  const decimal = cents === '' ? whole : `${whole}.${cents}`;
  return decimal === '0' ? fault('notPositive') : { ok: true, decimal };
}

const LARGEST: Record<'Int' | 'Long', bigint> = {
  Int: 2_147_483_647n,
  // A Long is larger, but a JSON number above this would change its digits.
  Long: BigInt(Number.MAX_SAFE_INTEGER),
};

/** A whole number above zero, of digits alone: leading zeros and separators would be lost on the way to the operator. */
export function readWhole(text: string, type: 'Int' | 'Long'): NumberReading {
  const typed = normaliseCode(text);
  if (/^[-−]\s*\d/.test(typed) || /^0+$/.test(typed)) return fault('notPositive');
  if (!WHOLE.test(typed)) return fault('notNumber');
  return typed.length > 40 || BigInt(typed) > LARGEST[type] ? fault('tooLarge') : { ok: true, decimal: typed };
}
