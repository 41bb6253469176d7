import { separatorsIn } from './formatters';

/** Spreadsheets run a text that begins like this as a formula. */
const FORMULA_START = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\t\r]/u;

/** Spreadsheets read these as other numbers: a reference such as "12e45678" or "01234567". */
const NUMBER_ALIKE = /^(?:0\d+|\d+e\d+)$/i;

/** A cell: text may come from anyone, a figure is formatted by the site. */
export type CsvCell = string | { readonly figure: string };

/** The file has a byte order mark, the language's separator, and apostrophes before texts that would run as formulas. */
export function toCsv(rows: readonly (readonly CsvCell[])[], locale: string): string {
  const separator = separatorsIn(locale).decimal === ',' ? ';' : ',';
  const lines = rows.map((cells) => cells.map(writeCell).join(separator));
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return quote(cell.figure);
  return quote(FORMULA_START.test(cell) || NUMBER_ALIKE.test(cell) ? `'${cell}` : cell);
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
