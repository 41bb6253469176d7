import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRefused, type LockFile, type RefusedPackages } from './find-refused';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const list = read('scripts/lock-file/refused-packages.json') as RefusedPackages[];
const lockFile = read('package-lock.json') as LockFile;

const namesOf = (packages: LockFile['packages']) =>
  findRefused({ packages }, list).map(({ name, version }) => `${name}@${version}`);

describe('the lock file', () => {
  it('installs no refused version that a decision record does not accept', () => {
    const refused = findRefused(lockFile, list).filter(({ refused: { accepted } }) => accepted === undefined);
    expect(refused).toEqual([]);
  });

  it('is found out when it installs a compromised version, at any depth and under any name', () => {
    const planted = {
      'node_modules/debug': { version: '4.4.2' },
      'node_modules/express/node_modules/chalk': { version: '5.6.1' },
      'node_modules/harmless': { version: '0.30.4', name: 'axios' },
      'node_modules/@keyv/redis': { version: '6.0.0' },
      'node_modules/plain-crypto-js': { version: '4.2.1' },
    };
    const found = findRefused({ packages: { ...lockFile.packages, ...planted } }, list);
    const refused = found.filter(({ refused: { accepted } }) => accepted === undefined);
    expect(refused.map(({ place }) => place).sort()).toEqual(Object.keys(planted).sort());
  });
});

it.each([
  ['another version of the package', { 'node_modules/debug': { version: '4.4.20' } }],
  ['a longer version with the same beginning', { 'node_modules/eslint': { version: '80.1.0' } }],
  ['another package with the same beginning', { 'node_modules/chalk-animation': { version: '5.6.1' } }],
  ['the project itself', { '': { version: '5.6.1', name: 'chalk' } }],
])('%s is not refused', (_name, packages) => expect(namesOf(packages)).toEqual([]));

it('a line stands for its versions', () => {
  expect(namesOf({ 'node_modules/eslint': { version: '8.57.1' } })).toEqual(['eslint@8.57.1']);
});

describe('the list', () => {
  it.each(list)('says since when and why: $packages $versions', ({ since, reason, kind, accepted, versions }) => {
    expect(since).toMatch(/^20\d\d-[01]\d-[0-3]\d$/);
    expect(reason).toMatch(/\.$/);
    expect(versions.length).toBeGreaterThan(0);
    expect(['compromised', 'withdrawn', 'end of life']).toContain(kind);
    if (accepted !== undefined) {
      expect(kind).toBe('end of life');
      expect(existsSync(accepted)).toBe(true);
    }
  });

  it('accepts only what is installed', () => {
    const used = new Set(findRefused(lockFile, list).map(({ refused }) => refused));
    expect(list.filter((entry) => entry.accepted !== undefined && !used.has(entry))).toEqual([]);
  });
});
