import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brands } from '../operator/seed/brands';

it("no name of the demonstration's brands is in the site", () => {
  const names = new RegExp(
    Object.values(brands)
      .map(({ name }) => name)
      .join('|'),
    'i',
  );
  const files = execFileSync('git', ['ls-files', '-z', 'app', 'public'], { encoding: 'utf8' })
    .split('\0')
    .filter(Boolean);
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => names.test(readFileSync(file, 'latin1')))).toEqual([]);
});
