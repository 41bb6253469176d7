import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Checks the documents against the code: links and names resolve, and tables that list parts of the code are complete.
 */

const read = (file: string) => readFileSync(file, 'utf8');

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));

const isDocument = (name: string) => name.endsWith('.md');
const documents = [...readdirSync('.').filter(isDocument), ...filesIn('docs').filter(isDocument)];
const sources = ['server.ts', ...filesIn('app').filter((name) => /(?<!\.test)\.tsx?$/.test(name))];
const everything = new Set(['app', 'bench', 'deploy', 'docs', 'operator', 'scripts', 'tests'].flatMap(filesIn));
const names = new Set([...everything].map((file) => path.basename(file)));

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = (document: string) =>
  all(read(document), /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

it.each(documents)('the links of %s lead to files and headings that exist', (document) => {
  const links = all(read(document), /\]\((?!https?:)([^)]+)/g);
  const isBroken = (link: string) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
  };
  expect(links.filter(isBroken)).toEqual([]);
});

// Decision records also name rejected alternatives.
it.each(documents.filter((document) => !document.startsWith('docs/decisions')))(
  '%s names files and folders that exist',
  (document) => {
    const quoted = all(read(document), /`([\w./$[\]-]+)`/g);
    const paths = quoted.filter((each) => /^(?:app|bench|deploy|docs|operator|scripts|tests)\/[\w$[]/.test(each));
    const files = quoted.filter((each) => /^[\w$[\].-]+\.(?:test|spec|server|client)\.tsx?$/.test(each));
    const isThere = (named: string) =>
      existsSync(named) || [...everything].some((file) => file.startsWith(named.replace(/\/$/, '')));
    expect([...paths.filter((each) => !isThere(each)), ...files.filter((each) => !names.has(each))]).toEqual([]);
  },
);

describe('the pages about the product', () => {
  it('has every section that the code refers to, in files of at most 300 lines', () => {
    const pages = filesIn('docs/product');
    const sections = new Set(pages.flatMap((page) => anchorsOf(page).map((anchor) => `${page}#${anchor}`)));
    expect(pages.filter((page) => read(page).split('\n').length > 300)).toEqual([]);
    const code = [...everything].filter((file) =>
      /^(?:app|bench|operator|scripts|tests)\/.*\.(?:tsx?|css)$/.test(file),
    );
    const unknown = ['server.ts', ...code].flatMap((file) =>
      all(read(file), /(docs\/product(?:\/|\.md)[\w./-]*(?:#[\w-]+)?)/g)
        .filter((section) => !sections.has(section) && !pages.includes(section))
        .map((section) => `${file}: ${section}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('docs/glossary.md', () => {
  it('has at most forty terms, in order', () => {
    const terms = all(read('docs/glossary.md'), /^\| ([a-z][^|]*?) +\|/gm).slice(1);
    expect(terms.length).toBeGreaterThan(20);
    expect(terms.length).toBeLessThanOrEqual(40);
    expect(terms).toEqual([...terms].sort());
  });
});

describe('docs/operations.md', () => {
  const operations = read('docs/operations.md');

  it('lists every configuration variable, and no other', () => {
    const listed = all(operations, /^\| `([A-Z_]+)`/gm);
    const ofSite = all(read('app/platform/config/env.server.ts'), /^ {2}([A-Z_]+):/gm);
    const ofRedis = all(read('app/platform/config/redis-env.server.ts'), /^ {2}([A-Z_]+):/gm);
    expect(listed.sort()).toEqual([...ofSite, ...ofRedis].sort());
  });

  it('says what to do about every log message of level warning or above', () => {
    const messages = sources.flatMap((file) => all(read(file), /\blog\.(?:warn|error)\([^;]*?'([^']+)',?\s*\)/g));
    expect(messages.length).toBeGreaterThan(10);
    expect(messages.filter((message) => !operations.includes(`| \`${message}\``))).toEqual([]);
  });

  it('lists every metric, and no other', () => {
    const listed = all(operations, /^\| `(site_\w+)`/gm);
    expect(listed.sort()).toEqual(all(read('app/server/metrics/metrics.server.ts'), /'(site_\w+)'/g).sort());
  });
});

describe('CHANGELOG.md', () => {
  it('names the version of the operator contract', () => {
    const { info } = JSON.parse(read('docs/contract/openapi.json')) as { info: { version: string } };
    expect(all(read('CHANGELOG.md'), /^Operator contract (\d+\.\d+\.\d+)\.$/gm)[0]).toBe(info.version);
  });
});
