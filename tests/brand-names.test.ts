import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { brands } from '../operator/seed/brands';

it("no name of the demonstration's brands is in the site", () => {
  const names = new RegExp(
    Object.values(brands)
      .map(({ name }) => name)
      .join('|'),
    'i',
  );
  const files = ['app', 'public']
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => names.test(readFileSync(file, 'latin1')))).toEqual([]);
});
