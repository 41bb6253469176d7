import path from 'node:path';
import ts from 'typescript';

/** The source text of each file, by its path from the root of the repository, with forward slashes. */
type Sources = ReadonlyMap<string, string>;

/**
 * Cycles among the imports of the files, type imports and dynamic imports included. Each is a list of files that ends
 * where it begins; of cycles that share files, one is listed.
 */
export function findImportCycles(sources: Sources): string[][] {
  const imports = new Map([...sources].map(([file, text]) => [file, importsOf(file, text, sources)]));
  const cycles: string[][] = [];
  const finished = new Set<string>();
  const trail: string[] = [];

  function visit(file: string): void {
    const start = trail.indexOf(file);
    if (start !== -1) cycles.push([...trail.slice(start), file]);
    if (start !== -1 || finished.has(file)) return;
    trail.push(file);
    for (const imported of imports.get(file) ?? []) visit(imported);
    trail.pop();
    finished.add(file);
  }

  for (const file of imports.keys()) visit(file);
  return cycles;
}

/** The files of the repository that a file imports. Packages and assets are left out. */
function importsOf(file: string, text: string, sources: Sources): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.flatMap(({ fileName }) => {
    const target = fileName.startsWith('~/')
      ? `app/${fileName.slice(2)}`
      : fileName.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), fileName)
        : null;
    if (target === null) return [];
    const base = target.replace(/\.js$/, '');
    return [target, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find((one) => sources.has(one)) ?? [];
  });
}
