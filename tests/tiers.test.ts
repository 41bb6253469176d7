import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { touchedTags } from '../scripts/suite/changed';
import type { PageFacts } from '../app/request/page-facts';
import { features, folderTags } from './tiers';

/** What the first tier must have, so that `npm test` alone sees a broken feature, call or fact about a page. */

const FOLDER = 'tests/integration';

const files = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => {
    const source = readFileSync(`${FOLDER}/${name}`, 'utf8');
    const tags = [...source.matchAll(/^\/\/ @module-tag ([\w-]+)$/gm)].map(([, tag = '']) => tag);
    return { name, source, tags };
  });
const firstTier = files.filter(({ tags }) => tags.includes('tier-1'));

it('each file of integration tests names one tier', () => {
  const unclear = files.filter(({ tags }) => tags.filter((tag) => tag.startsWith('tier-')).length !== 1);
  expect(unclear.map(({ name }) => name)).toEqual([]);
});

it('no test is skipped', () => {
  const skipped = [FOLDER, 'tests/e2e', 'operator/tests'].flatMap((folder) =>
    readdirSync(folder).filter((name) =>
      /\.(?:skip|skipIf|runIf|todo|fixme)\(/.test(readFileSync(`${folder}/${name}`, 'utf8')),
    ),
  );
  expect(skipped).toEqual([]);
});

/** The modules of `tests/support` that start a browser or another program. */
const starters = readdirSync('tests/support')
  .filter((file) =>
    /tools\.ts|from '\.\/(?:tools|browser)'/.test(`${file}${readFileSync(`tests/support/${file}`, 'utf8')}`),
  )
  .map((file) => file.replace(/\.ts$/, ''));
const START = new RegExp(`from '\\.\\./support/(?:${starters.join('|')})'|twoSitesBehindFaults\\(`);

it('no integration test of the first tier starts a program beside Node', () => {
  const mixed = files.filter(({ source }) => source.includes("tags: ['tier-1']"));
  expect([...firstTier, ...mixed].filter(({ source }) => START.test(source)).map(({ name }) => name)).toEqual([]);
});

it('each feature has a file of the first tier', () => {
  const tested = new Set(firstTier.flatMap(({ tags }) => tags));
  expect(features.filter((feature) => !tested.has(feature))).toEqual([]);
});

it('each call succeeds, and each call fails, in the first tier', () => {
  // Both tests compare their own list of calls with the contract.
  const sourceOf = (name: string) => files.find((file) => file.name === name)?.source;
  expect(firstTier.map(({ name }) => name)).toContain('contract.test.ts');
  expect(sourceOf('contract.test.ts')).toContain("it('covers every call'");
  expect(sourceOf('faults-matrix.test.ts')).toMatch(/it\('every call of the contract is in the matrix', firstTier,/);
  expect(sourceOf('faults-matrix.test.ts')).toMatch(/'answering 500 [^']*',\s*firstTier,/);
});

/** The tests of the facts that a page may state about itself. */
const FACTS: Record<keyof PageFacts, string> = {
  accountMenu: 'has the account menu once beside that of the header, and a link past both',
  access: 'that guests log in first, though its loader asks for nothing',
  capability: 'whether it is there, by what the operator declares',
  description: 'its description',
  draft: 'what is kept of its form until the login',
  dialog: 'its dialog, with the data of its loader',
  guestCache: 'whether guests get the page from the page cache, and by which query',
  loginReason: 'what a login that leads to it is for',
  money: 'whether the balance is read again',
  overload: 'whether it waits under load',
  readByScripts: 'ask although the page in the browser has gone on asking by itself',
  reminder: 'whether the reminder may appear in its place',
  returnPath: 'where a login from it leads',
  robots: 'what robots may read',
  search: 'whether the search finds it, by its name and by words of each language',
  stepUp: 'that players who were away confirm their login first',
  sitemap: 'its place in the site map, in each language',
};

it.each(Object.entries(FACTS))('the fact %s has a test in the first tier', (_, title) => {
  const unit = readFileSync('app/server/pages/page-facts.server.test.ts', 'utf8');
  expect([unit, ...firstTier.map(({ source }) => source)].filter((source) => source.includes(title))).toHaveLength(1);
});

describe('a change touches', () => {
  it.each([
    ['a feature', ['app/features/account/login/login.server.ts'], ['login']],
    ['the texts of a feature', ['app/i18n/locales/de/recovery.json'], ['recovery', 'i18n']],
    ['a folder of the site', ['app/payments/intents.server.ts'], ['payments']],
    ['the calls of the demonstration', ['operator/handlers/bonuses.ts'], ['bonuses']],
    ['no folder', ['README.md', 'bench/pages.ts'], []],
  ])('%s', (_, changed, tags) => expect(touchedTags(changed).sort()).toEqual([...tags].sort()));

  it('what a route imports', () => expect(touchedTags(['app/routes/recover.tsx'])).toContain('recovery'));

  it('no tag twice', () => expect(new Set(folderTags).size).toBe(folderTags.length));
});
