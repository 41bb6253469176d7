import { cpSync, rmSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The files that the demonstration operator reads while it runs (`operator/files.ts`). */
export function operatorFiles(): Plugin {
  return {
    name: 'operator-files',
    apply: (_config, { isSsrBuild }) => isSsrBuild === true,
    closeBundle() {
      rmSync('build/operator', { recursive: true, force: true });
      cpSync('operator/files', 'build/operator/files', { recursive: true });
    },
  };
}
