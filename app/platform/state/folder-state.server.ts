import { readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFolder } from '~/lib/folder-fault.server';
import type { SharedState } from './shared-state';

/** State of a single instance, over restarts. The time of a file's last change is the end of its lifetime. */
export function createFolderState(folder: string, now: () => number = Date.now): Pick<SharedState, 'get' | 'put'> {
  const fileOf = (key: string) => path.join(folder, encodeURIComponent(key));

  async function removeOld(): Promise<void> {
    for (const name of await readdir(folder)) {
      const file = path.join(folder, name);
      // Another instance with the same folder may remove it first.
      const found = await stat(file).catch(() => null);
      if (found && found.mtimeMs < now()) await rm(file, { force: true });
    }
  }
  let ready: Promise<void> | undefined;
  const prepare = () =>
    (ready ??= makeFolder(folder)
      .then(removeOld)
      .catch((error: unknown) => {
        ready = undefined;
        throw error;
      }));

  return {
    async get(key) {
      const file = fileOf(key);
      const found = await stat(file).catch(() => null);
      return found && found.mtimeMs > now() ? readFile(file, 'utf8') : null;
    },
    async put(key, value, seconds) {
      await prepare();
      const file = fileOf(key);
      const endsAt = new Date(now() + seconds * 1000);
      // A reader finds the old file or the new one, never a part of it.
      const unfinished = `${file}.new`;
      await writeFile(unfinished, value);
      await utimes(unfinished, endsAt, endsAt);
      await rename(unfinished, file);
    },
  };
}
