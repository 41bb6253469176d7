/** A spreadsheet takes text that begins like this for a formula, and runs it. */
const FORMULA_START = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\t\r]/u;

/** A cell: text is somebody else's, a figure is ours. */
export type CsvCell = string | { readonly figure: string };

/**
 * A table as a file for spreadsheets: UTF-8 with its mark, and the separator that the language's spreadsheets expect.
 * Text that would be a formula is kept text by an apostrophe.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly CsvCell[])[], locale: 'tr' | 'en'): string {
  const separator = locale === 'tr' ? ';' : ',';
  const lines = [header, ...rows].map((cells) => cells.map(writeCell).join(separator));
  return `\ufeff${lines.map((line) => `${line}\r\n`).join('')}`;
}

function writeCell(cell: CsvCell): string {
  if (typeof cell !== 'string') return quote(cell.figure);
  return quote(FORMULA_START.test(cell) ? `'${cell}` : cell);
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;
