import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { secretKeptIn } from './keys.server';

it('keeps one secret in the data directory, which only its owner may read, and no other file', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'keys-')), 'data');
  const secret = secretKeptIn(dataDir);
  expect(secretKeptIn(dataDir)).toBe(secret);
  expect(readdirSync(dataDir)).toEqual(['session-secret']);
  expect(statSync(path.join(dataDir, 'session-secret')).mode & 0o777).toBe(0o600);
});
