import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder `operator/files`: in the sources, or the copy in the folder of the build (`vite.config.ts`). */
const FOLDER = nearestAbove(path.dirname(fileURLToPath(import.meta.url)));

function nearestAbove(folder: string): string {
  const files = path.join(folder, 'operator', 'files');
  if (existsSync(files)) return files;
  const above = path.dirname(folder);
  if (above === folder) throw new Error('There is no folder operator/files.');
  return nearestAbove(above);
}

export const pathOfFile = (name: string) => path.join(FOLDER, name);

const texts = new Map<string, string>();

/** The text of a file, which is read once. Never pass it a name from outside. */
export function readText(name: string): string {
  const known = texts.get(name) ?? readFileSync(pathOfFile(name), 'utf8');
  texts.set(name, known);
  return known;
}
