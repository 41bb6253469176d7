import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addIntegrity, hashAssets } from './asset-integrity.server';
import { inlineHash } from '~/platform/inline-hash.server';

it('hashes the scripts and stylesheets of the client, and no other file', () => {
  const client = mkdtempSync(path.join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(client, { recursive: true }));
  mkdirSync(path.join(client, 'assets'));
  for (const name of ['a.js', 'a.js.br', 'b.css', 'c.svg']) writeFileSync(path.join(client, 'assets', name), name);
  expect([...hashAssets(client)]).toEqual([
    ['/assets/a.js', `sha256-${createHash('sha256').update('a.js').digest('base64')}`],
    ['/assets/b.css', `sha256-${createHash('sha256').update('b.css').digest('base64')}`],
  ]);
});

const HEAD = '<html><head><link rel="stylesheet" href="/assets/b.css"/></head><body>text';
const SCRIPTS =
  '<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/d.js"/></body></html>';
const integrity = new Map([
  ['/assets/a.js', 'sha256-A'],
  ['/assets/b.css', 'sha256-B'],
  ['/assets/unused.js', 'sha256-U'],
]);

describe('a page', () => {
  it('gets the hashes of what it names, at the end of its head', () => {
    const map = '{"integrity":{"/assets/a.js":"sha256-A"}}';
    expect(addIntegrity(HEAD, SCRIPTS, integrity)).toEqual({
      page: `<html><head><link rel="stylesheet" href="/assets/b.css" integrity="sha256-B"/><script type="importmap">${map}</script></head><body>text`,
      rest: '<link rel="modulepreload" href="/assets/a.js" integrity="sha256-A"/><link rel="modulepreload" href="/assets/d.js"/></body></html>',
      source: inlineHash(map),
    });
  });

  it('with a script in its head gets the import map before that script', () => {
    const { page } = addIntegrity('<html><head><title>T</title>', SCRIPTS, integrity);
    expect(page).toBe(
      '<html><head><title>T</title><script type="importmap">{"integrity":{"/assets/a.js":"sha256-A"}}</script>',
    );
  });

  it('without scripts gets no import map', () => {
    const { page, source } = addIntegrity(HEAD, '</body></html>', integrity);
    expect(page).toContain('integrity="sha256-B"');
    expect([page.includes('importmap'), source]).toEqual([false, null]);
  });

  it('stays as it is in development, where files have no hashes', () => {
    expect(addIntegrity(HEAD, SCRIPTS, new Map())).toEqual({ page: HEAD, rest: SCRIPTS, source: null });
  });
});
