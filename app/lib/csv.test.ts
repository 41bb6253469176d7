import { describe, expect, it } from 'vitest';
import { toCsv, type CsvCell } from './csv';

const lineOf = (cell: CsvCell) => toCsv([['a'], [cell]], 'tr').split('\r\n')[1];

describe('a CSV file', () => {
  it('begins with the byte order mark and ends every line', () => {
    expect(
      toCsv(
        [
          ['Tür', 'Tutar'],
          ['Yatırma', { figure: '1,50' }],
        ],
        'tr',
      ),
    ).toBe('\ufeff"Tür";"Tutar"\r\n"Yatırma";"1,50"\r\n');
    expect(toCsv([['Kind', 'Amount']], 'en')).toBe('\ufeff"Kind","Amount"\r\n');
  });

  it.each([
    ['=HYPERLINK("http://evil.example")', `"'=HYPERLINK(""http://evil.example"")"`],
    ['+1+1', `"'+1+1"`],
    ['-2', `"'-2"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    ['  =1', `"'  =1"`],
    ['\t=1', `"'\t=1"`],
    ['\u200b=1', `"'\u200b=1"`],
    ['＝1', `"'＝1"`],
    ['12e45678', `"'12e45678"`],
    ['01234567', `"'01234567"`],
  ])('keeps %j as text', (text, cell) => expect(lineOf(text)).toBe(cell));

  it('does not change figures', () => expect(lineOf({ figure: '-12,50' })).toBe('"-12,50"'));

  it('quotes texts that would break a cell', () => {
    expect(toCsv([['a'], ['x";"y\nz']], 'tr')).toBe('\ufeff"a"\r\n"x"";""y\nz"\r\n');
  });
});
