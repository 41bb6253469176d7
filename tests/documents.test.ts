import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the documents name is there, and what is there is named where somebody would look for it. */

const read = (file: string) => readFileSync(file, 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

const documents = ['README.md', ...filesIn('docs').filter((name) => name.endsWith('.md'))];
const sources = ['server.ts', ...filesIn('app').filter((name) => /(?<!\.test)\.tsx?$/.test(name))];
const everything = new Set(['app', 'bench', 'deploy', 'docs', 'operator', 'scripts', 'tests'].flatMap(filesIn));
const names = new Set([...everything].map((file) => path.basename(file)));

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

it.each(documents)('%s links to what is there', (document) => {
  const links = all(read(document), /\]\((?!https?:)([^)#]+)/g);
  expect(links.filter((link) => !existsSync(path.join(path.dirname(document), link)))).toEqual([]);
});

// Decisions name what was decided against as well.
it.each(documents.filter((document) => !document.startsWith('docs/decisions')))(
  '%s names files and folders that are there',
  (document) => {
    const quoted = all(read(document), /`([\w./$[\]-]+)`/g);
    const paths = quoted.filter((each) => /^(?:app|bench|deploy|docs|operator|scripts|tests)\/[\w$[]/.test(each));
    const files = quoted.filter((each) => /^[\w$[\].-]+\.(?:test|spec|server|client)\.tsx?$/.test(each));
    const isThere = (named: string) =>
      existsSync(named) || [...everything].some((file) => file.startsWith(named.replace(/\/$/, '')));
    expect([...paths.filter((each) => !isThere(each)), ...files.filter((each) => !names.has(each))]).toEqual([]);
  },
);

describe('README.md', () => {
  it('has every variable of the configuration in its table, and no other', () => {
    const table = all(read('README.md'), /^\| `([A-Z_]+)`/gm);
    const known = all(read('app/server/config/env.server.ts'), /^ {4}([A-Z_]+):/gm);
    expect(table.sort()).toEqual(known.sort());
  });
});

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md');

  it('says of every message of the log, from warnings on, what to do', () => {
    const messages = sources.flatMap((file) => all(read(file), /\blog\.(?:warn|error)\([^;]*?'([^']+)',?\s*\)/g));
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((message) => !operations.includes(`| \`${message}\``))).toEqual([]);
  });

  it('lists every metric, and no other', () => {
    const listed = all(operations, /^\| `(site_\w+)`/gm);
    expect(listed.sort()).toEqual(all(read('app/server/metrics/metrics.server.ts'), /name: '(site_\w+)'/g).sort());
  });
});
