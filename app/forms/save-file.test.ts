import { expect, it } from 'vitest';
import { pageOfFile } from './save-file';

it.each([
  ['/dashboard/statement.csv', '/dashboard/statement'],
  ['/dashboard/statement.csv?from=2026-01-01', '/dashboard/statement?from=2026-01-01'],
  ['/dashboard/statement.csv#a.csv', '/dashboard/statement#a.csv'],
  ['/dashboard/statement.csv/', '/dashboard/statement'],
  ['/dashboard/statement.CSV//?page=2', '/dashboard/statement?page=2'],
  ['/dashboard/statement%2Ecs%76', '/dashboard/statement'],
  ['/dashboard/a%2Fb%ff.csv', '/dashboard/a%2Fb%ff'],
  ['/dashboard/statement', null],
  ['/login?redirectTo=/dashboard/statement.csv', null],
  ['/casino/open/x.csv.y', null],
])('the page of the file %s is %s', (address, page) => expect(pageOfFile(address)).toBe(page));
