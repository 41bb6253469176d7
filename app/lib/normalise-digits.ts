import { normaliseCode } from './normalise-text';

/** What keyboards, clipboards and phone books put around digits. */
const SEPARATORS = /[\s()./\\\p{Pd}]/gu;

/** The digits of a number, of any script, without separators. All else stays, such as letters and ①: it is wrong. */
export const normaliseDigits = (text: string) => normaliseCode(text).replace(SEPARATORS, '');
