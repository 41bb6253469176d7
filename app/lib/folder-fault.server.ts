import { randomUUID } from 'node:crypto';
import { access, constants, mkdir, open, rm, writeFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Why a folder cannot be used: the folder or the file in it, the user of the process, and the system's code. */
export type FolderFault = Readonly<ReturnType<typeof faultOf>>;

/** A network folder that is away never answers. */
const PATIENCE_MS = 1_000;

/** @param names files, and folders with a slash at the end, that must be writable where there are any */
export async function findFolderFault(folder: string, names: readonly string[] = []): Promise<FolderFault | null> {
  const late = new AbortController();
  const timeout = setTimeout(PATIENCE_MS, faultOf(folder, { code: 'ETIMEDOUT' }), { signal: late.signal });
  const found = await Promise.race([tryFolder(folder, names), timeout]);
  late.abort();
  return found;
}

async function tryFolder(folder: string, names: readonly string[]): Promise<FolderFault | null> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, 'x');
  } catch (error) {
    return faultOf(folder, error);
  } finally {
    // A full disk leaves an empty file.
    await rm(probe, { force: true }).catch(() => undefined);
  }
  for (const file of names.map((name) => path.join(folder, name))) {
    const fault = await tryExisting(file).then(
      () => null,
      (error: unknown) => faultOf(file, error),
    );
    if (fault && fault.code !== 'ENOENT') return fault;
  }
  return null;
}

/** The system refuses to open a folder for writing, and to look for a folder where a file is. A pipe would be read for ever. */
async function tryExisting(file: string): Promise<void> {
  if (file.endsWith(path.sep)) return access(file, constants.R_OK | constants.W_OK);
  const handle = await open(file, 'r+');
  const info = await handle.stat();
  await handle.close();
  if (!info.isFile()) throw Object.assign(new Error(file), { code: 'it is no file' });
}

/** Makes the folder and its parents. Node's own `recursive` tries without end where nothing can be made, as in `/proc`. */
export async function makeFolder(folder: string): Promise<void> {
  const make = () => mkdir(folder, { mode: 0o700 });
  try {
    await make();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return;
    const parent = path.dirname(folder);
    if (code !== 'ENOENT' || parent === folder) throw error;
    await makeFolder(parent);
    await make();
  }
}

/** Whether an error says that the demonstration's database cannot be read or written: a full disk, a damaged file. */
export const isDatabaseFault = (error: unknown): boolean =>
  /^SQLITE_(?:FULL|IOERR|NOTADB|CORRUPT|CANTOPEN|READONLY|PERM|BUSY|LOCKED)/.test(
    String((error as NodeJS.ErrnoException).code),
  );

export const faultOf = (file: string, error: unknown) => ({
  path: path.resolve(file),
  user: userName(),
  code: (error as NodeJS.ErrnoException).code ?? String(error),
});

/** Containers run under numbers that have no name. */
function userName(): string {
  const id = String(process.getuid?.() ?? '');
  try {
    return `${userInfo().username} (${id})`;
  } catch {
    return id;
  }
}

export const folderFaultText = ({ path: file, user, code }: FolderFault): string =>
  /^SQLITE_(?:BUSY|LOCKED)/.test(code)
    ? `Another process uses the database in ${file} (${code}). End it, or choose another folder with DATA_DIR.`
    : `${file} cannot be used by the user ${user}: ${code}. Choose another folder with DATA_DIR, or give this one to the user.`;
