import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findFolderFault, folderFaultText } from './folder-fault.server';

function linkTo(target: string, parent: string): string {
  const link = path.join(parent, 'link');
  symlinkSync(target, link);
  return link;
}

function fileIn(parent: string): string {
  const file = path.join(parent, 'file');
  writeFileSync(file, '');
  return file;
}

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'folder-'));

it('makes a folder that can be written, and leaves nothing in it', async () => {
  const folder = path.join(newFolder(), 'a', 'b');
  expect(await findFolderFault(folder, ['absent'])).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

it('says which folder, which user and why', async () => {
  const file = fileIn(newFolder());
  const fault = await findFolderFault(path.join(file, 'data'));
  expect(fault).toMatchObject({ path: path.join(file, 'data'), code: 'ENOTDIR' });
  expect(fault && folderFaultText(fault)).toMatch(
    /^\/\S+ cannot be used by the user \S+ \(\d+\): ENOTDIR\. .*DATA_DIR/,
  );
});

describe('a path', () => {
  it.each<[string, (parent: string) => string, string]>([
    ['below a device', () => '/dev/null/data', 'ENOTDIR'],
    ['that is a link to nothing', (parent) => linkTo(path.join(parent, 'nothing', 'below'), parent), 'ENOENT'],
    ['that is a link to itself', (parent) => linkTo(path.join(parent, 'link'), parent), 'ELOOP'],
    ['with a name of 300 letters', (parent) => path.join(parent, 'x'.repeat(300)), 'ENAMETOOLONG'],
    ['with a NUL', (parent) => path.join(parent, 'a\0b'), 'ERR_INVALID_ARG_VALUE'],
    ['that is a file', (parent) => fileIn(parent), 'ENOTDIR'],
  ])('%s is a fault', async (_what, pathIn, code) => {
    expect(await findFolderFault(pathIn(newFolder()))).toMatchObject({ code });
  });
});

// Linux's folder of processes, in which nothing can be made.
it.skipIf(!existsSync('/proc/self'))('gives up at once where no folder can be made', async () => {
  const before = performance.now();
  expect(await findFolderFault('/proc/none/data')).toMatchObject({ path: '/proc/none/data', code: 'ENOENT' });
  expect(performance.now() - before).toBeLessThan(1_000);
});

it.each([
  ['a folder in place of a file', 'file', mkdirSync, 'EISDIR'],
  ['a file in place of a folder', 'folder/', (name: string) => writeFileSync(name, ''), 'ENOTDIR'],
])('names %s', async (_what, name, make, code) => {
  const folder = newFolder();
  make(path.join(folder, name.replace('/', '')));
  expect(await findFolderFault(folder, [name])).toMatchObject({ path: path.join(folder, name.replace('/', '')), code });
});

it.skipIf(process.platform === 'win32')('names a pipe in place of a file, which would be read for ever', async () => {
  const folder = newFolder();
  execFileSync('mkfifo', [path.join(folder, 'file')]);
  expect(await findFolderFault(folder, ['file'])).toMatchObject({
    path: path.join(folder, 'file'),
    code: 'it is no file',
  });
});

it('says that another process has the database, which is no question of rights', () => {
  const text = folderFaultText({ path: '/data', user: 'node (1000)', code: 'SQLITE_BUSY' });
  expect(text).toMatch(/^Another process uses the database in \/data \(SQLITE_BUSY\)\./);
});

it('names a file in it that cannot be used', async () => {
  const folder = newFolder();
  mkdirSync(path.join(folder, 'here'));
  writeFileSync(path.join(folder, 'file'), '');
  expect(await findFolderFault(folder, ['here/', 'file', 'absent', 'file/in'])).toMatchObject({
    path: path.join(folder, 'file/in'),
    code: 'ENOTDIR',
  });
});
