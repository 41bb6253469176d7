import type { MessageKey } from '../messages';
import type { LimitKind } from '../store/limits';

type Parsed = { readonly value: number } | { readonly error: MessageKey };

const AMOUNT = /^(-?)(\d+)(?:\.(\d+))?$/;
const MAX_DIGITS = 9;

/** Parses a limit that a player typed: a sum into kuruş, minutes for the kind `session`. */
export function parseLimit(kind: LimitKind, amount: string | number): Parsed {
  const [, minus, whole = '', decimals = ''] = AMOUNT.exec(String(amount).trim()) ?? [];
  if (whole === '') return { error: 'limitNotNumber' };
  if (minus || Number(`${whole}.${decimals}`) === 0) return { error: 'limitNotPositive' };
  if (whole.length > MAX_DIGITS) return { error: 'limitTooLong' };
  if (kind === 'session') return decimals === '' ? { value: Number(whole) } : { error: 'limitNotWholeMinutes' };
  return decimals.length > 2 ? { error: 'limitTooLong' } : { value: Number(whole + decimals.padEnd(2, '0')) };
}
