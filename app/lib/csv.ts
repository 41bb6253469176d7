/** A spreadsheet executes a text with such a beginning as a formula. */
const FORMULA_START = /^[\s\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠\t\r]/u;

/** A cell. Text comes from outside and may be hostile; a figure is the site's own. */
export type CsvCell = string | { readonly figure: string };

/**
 * Writes a table as CSV for spreadsheets: UTF-8 with a byte order mark, and the separator of the language. An apostrophe keeps
 * text from being executed as a formula.
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
