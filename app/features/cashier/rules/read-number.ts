/** A number as a plain decimal, or its fault. */
export type NumberReading =
  | { readonly ok: true; readonly decimal: string }
  | { readonly ok: false; readonly fault: 'notNumber' | 'notPositive' | 'ambiguous' | 'tooManyDecimals' | 'tooLarge' };

type Fault = Extract<NumberReading, { ok: false }>['fault'];

const fault = (name: Fault): NumberReading => ({ ok: false, fault: name });

/** With two decimal places fourteen digits, all of which a binary float keeps. */
const MAX_WHOLE_DIGITS = 12;
const FRACTION_DIGITS = 2;

const WHOLE = /^(?:0|[1-9]\d*)$/;

/**
 * An amount as players write it: `1234`, `1234,5`, `1234.56`, `1.234,56`, `1,234.56`, `1.234.567`. An ambiguous text
 * (`1.234` may be above a thousand or just above one) is a fault, never a guess.
 */
export function readAmount(text: string): NumberReading {
  const typed = text.trim();
  if (/^[-−]\s*\d/.test(typed)) return fault('notPositive');
  if (!/^\d[\d.,]*$/.test(typed)) return fault('notNumber');
  const parts = splitAmount(typed);
  if (typeof parts === 'string') return fault(parts);
  const [whole, fraction] = parts;
  if (!WHOLE.test(whole)) return fault('notNumber');
  if (fraction.length > FRACTION_DIGITS) return fault('tooManyDecimals');
  if (whole.length > MAX_WHOLE_DIGITS) return fault('tooLarge');
  const cents = fraction.replace(/0+$/, '');
  const decimal = cents === '' ? whole : `${whole}.${cents}`;
  return decimal === '0' ? fault('notPositive') : { ok: true, decimal };
}

/** The digits before and after the decimal separator. */
function splitAmount(typed: string): [whole: string, fraction: string] | Fault {
  const separators = [...typed.replace(/\d/g, '')];
  const last = separators.at(-1);
  if (last === undefined) return [typed, ''];
  const isDecimal = separators.length === 1 || separators.filter((one) => one === last).length === 1;
  const at = isDecimal ? typed.lastIndexOf(last) : typed.length;
  const [whole, fraction] = [typed.slice(0, at), typed.slice(at + 1)];
  if (isDecimal && fraction === '') return 'notNumber';
  const group = separators.length > 1 || !isDecimal ? separators[0] : undefined;
  if (group === undefined) {
    const couldBeGrouped = fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
    return couldBeGrouped ? 'ambiguous' : [whole, fraction];
  }
  const groups = whole.split(group);
  const isGrouped = groups.every((one, index) => (index === 0 ? /^[1-9]\d{0,2}$/ : /^\d{3}$/).test(one));
  return isGrouped ? [groups.join(''), fraction] : 'notNumber';
}

const LARGEST: Record<'Int' | 'Long', bigint> = {
  Int: 2_147_483_647n,
  // A Long is larger, but a JSON number above this would change its digits.
  Long: BigInt(Number.MAX_SAFE_INTEGER),
};

/** A whole number above zero, of digits alone: leading zeros and separators would be lost on the way to the operator. */
export function readWhole(text: string, type: 'Int' | 'Long'): NumberReading {
  const typed = text.trim();
  if (/^[-−]\s*\d/.test(typed) || /^0+$/.test(typed)) return fault('notPositive');
  if (!WHOLE.test(typed)) return fault('notNumber');
  return typed.length > 40 || BigInt(typed) > LARGEST[type] ? fault('tooLarge') : { ok: true, decimal: typed };
}
