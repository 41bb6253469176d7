import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findImportCycles } from './support/import-cycles';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => path.posix.join(folder, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

/** The linter's own rule and knip see no type imports: docs/decisions/0001-layout.md. */
it('has no cycle of imports, types included', () => {
  const sources = new Map(
    ['app', 'operator', 'tests', 'scripts', 'bench']
      .flatMap(filesOf)
      .map(({ file, text }) => [file, text] as const)
      .concat([['server.ts', readFileSync('server.ts', 'utf8')]]),
  );
  expect(sources.size).toBeGreaterThan(500);
  expect(findImportCycles(sources).map((cycle) => cycle.join(' -> '))).toEqual([]);
});

it('has no circle of features, types included', () => {
  const features = new Map<string, string>();
  for (const { file, text } of filesOf('app/features')) {
    const [, , area, feature] = file.split('/');
    const name = `app/features/${area}/${feature}.ts`;
    // One source for each folder: a name in place of a file.
    const imports = [...text.matchAll(/['"]~\/features\/([\w-]+\/[\w-]+)\//g)].map(([, other]) => other);
    const others = imports.filter((other) => other !== `${area}/${feature}`);
    features.set(name, [features.get(name), ...others.map((other) => `import '~/features/${other}';`)].join('\n'));
  }
  expect(features.size).toBeGreaterThan(30);
  expect(findImportCycles(features).map((cycle) => cycle.join(' -> '))).toEqual([]);
});

it.each([
  ['values', "import { b } from './b';", "import { a } from './a';"],
  ['types', "import { b } from './b';", "import type { A } from './a';"],
  ['inline types', "import { b } from '~/b';", "import { type A } from '~/a';"],
  ['type exports', "export * from './b';", "export type { A } from './a';"],
  ['dynamic imports', "const b = () => import('./b');", "import type { A } from './a';"],
  ['types of modules', "type B = import('./b').B;", "type A = typeof import('./a');"],
])('sees a cycle of %s', (_what, a, b) => {
  const sources = new Map([
    ['app/a.ts', a],
    ['app/b.tsx', b],
  ]);
  expect(findImportCycles(sources)).toEqual([['app/a.ts', 'app/b.tsx', 'app/a.ts']]);
});
