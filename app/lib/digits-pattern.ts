import { UNSEEN } from './normalise-text';

/** What may stand between digits, full-width too: `normaliseDigits` removes it. */
const BETWEEN = String.raw`[\s\(\).\/\\\p{Pd}（）．／＼${UNSEEN}]*`;

/** HTML pattern of a number of digits, of any script and with separators between them. */
export const digitsPattern = (least: number, most = least) =>
  String.raw`${BETWEEN}(\p{Nd}${BETWEEN}){${least},${most}}`;

/** A plus before a dialling code, full-width too. */
export const PLUS = String.raw`${BETWEEN}[\+\uff0b]?`;
