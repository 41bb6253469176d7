import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from './store';

it('returns the latest document of each language', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'documents-'));
  const { documents, close } = openStore(dataDir);
  expect(documents.find('page', 'tr')).toBeNull();
  documents.put('page', 'tr', { title: 'İlk' });
  expect(documents.find('page', 'tr')).toEqual({ title: 'İlk' });
  documents.put('page', 'tr', { title: 'Son' });
  expect(documents.find('page', 'tr')).toEqual({ title: 'Son' });
  expect(documents.find('page', 'en')).toBeNull();
  close();
  rmSync(dataDir, { recursive: true });
});
