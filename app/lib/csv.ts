import { separatorsIn } from './formatters';

/** Spreadsheets run a text that begins like this as a formula. */
const FORMULA_START = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\t\r]/u;

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
  return quote(FORMULA_START.test(cell) ? `'${cell}` : cell);
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
