import type { Copy } from '~/i18n/messages';
import type { Tone } from '~/ui/badge';

type Word = keyof Copy<'history-words'>;

export interface ValueLabel {
  readonly label: string;
  readonly tone: Tone;
}

/** Labels by the operator's number, see docs/product/operator.md#entities. */
const transactionStatus: Record<number, readonly [Word, Tone]> = {
  0: ['statusNone', 'neutral'],
  1: ['statusConfirmed', 'success'],
  2: ['statusPending', 'warning'],
  3: ['statusMerged', 'info'],
  4: ['statusRejected', 'error'],
  5: ['statusCancelled', 'neutral'],
  6: ['statusCreated', 'accent'],
};

const transactionKind: Record<number, readonly [Word, Tone]> = {
  1: ['kindDeposit', 'info'],
  2: ['kindWithdraw', 'neutral'],
};

const processStatus: Record<number, readonly [Word, Tone]> = {
  1: ['processProcessing', 'warning'],
  2: ['processCompleted', 'success'],
  3: ['processCancelled', 'neutral'],
  4: ['processExpired', 'error'],
};

const betResult: Record<number, readonly [Word, Tone]> = { 1: ['resultWin', 'success'], 2: ['resultBet', 'neutral'] };

const enumerations = { transactionStatus, transactionKind, processStatus, betResult };

export type Enumeration = keyof typeof enumerations;

/** Label and colour of an enumeration value. An unknown value is labelled as such, with its number. */
export function showValue(copy: Copy<'history-words'>, enumeration: Enumeration, value: number): ValueLabel {
  const [word, tone] = enumerations[enumeration][value] ?? [];
  return word && tone ? { label: copy[word], tone } : { label: `${copy.unknown} (${value})`, tone: 'neutral' };
}

export const valuesOf = (enumeration: Enumeration) => Object.keys(enumerations[enumeration]).map(Number);

export function optionsOf(copy: Copy<'history-words'>, enumeration: Enumeration) {
  return valuesOf(enumeration).map((value) => ({
    value: String(value),
    label: showValue(copy, enumeration, value).label,
  }));
}
