import { separatorsIn } from './formatters';

/** Spreadsheets run a text that begins like this as a formula. */
const FORMULA_START = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\t\r]/u;

/** A cell: text may come from anyone, a figure is formatted by the site. */
export type CsvCell = string | { readonly figure: string };

/**
 * A table as a CSV file: UTF-8 with a byte order mark, and the separator that spreadsheets expect in the language. An
 * apostrophe in front keeps a text from being run as a formula.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[], locale: string): string {
  const separator = separatorsIn(locale).decimal === ',' ? ';' : ',';
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(separator));
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return quote(cell.figure);
  return quote(FORMULA_START.test(cell) ? `'${cell}` : cell);
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
