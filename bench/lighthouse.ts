import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { HttpBrowser } from '../tests/support/http-browser';
import { startSite } from '../tests/support/site';
import { tools } from '../tests/support/tools';
import { addressOf, GUEST_KINDS } from '../tests/support/page-kinds';
import { median } from './statistics';

/**
 * Lighthouse's scores of guests' pages on its mobile phone, on a first visit. Run by hand, after `npm run build`:
 * `npx tsx bench/lighthouse.ts [kind …]`. npm fetches Lighthouse; `LIGHTHOUSE=…/cli/index.js` names another copy.
 * `LOADS=9` sets the number of loads of each page (default 5).
 *
 * Goals: performance 97, the other three 100, each the median of all loads.
 */

const LOADS = Number(process.env.LOADS ?? 5);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const VERSION = 'lighthouse@12.8.2';

interface Report {
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

const run = promisify(execFile);
const folder = mkdtempSync(path.join(tmpdir(), 'lighthouse-'));

async function auditPage(address: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  const options = [
    ...[address, '--quiet', '--output=json', `--output-path=${file}`, `--only-categories=${CATEGORIES.join(',')}`],
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
  ];
  const copy = process.env.LIGHTHOUSE;
  const [program, first] = copy ? [process.execPath, [copy]] : ['npx', ['--yes', VERSION]];
  const env = { ...process.env, CHROME_PATH: tools.chromium.path };
  try {
    await run(program, [...first, ...options], { env });
  } catch (error) {
    // Now and then Chromium's trace begins after the page does.
    if (!String(error).includes('NO_NAVSTART')) throw error;
    return auditPage(address);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const wanted = process.argv.slice(2);
const site = await startSite();
const visitor = new HttpBrowser(site.url);
console.log(`${VERSION}, medians of ${LOADS}; load ${loadavg()[0]?.toFixed(1)}`);
console.log('kind         perform. [of each load]          access. best pr. seo   blocked  largest paint  shift');
for (const kind of GUEST_KINDS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const address = `${site.url}${await addressOf(kind, visitor)}`;
  const reports: Report[] = [];
  for (let load = 0; load < LOADS; load += 1) reports.push(await auditPage(address));
  const scores = CATEGORIES.map((name) =>
    reports.map(({ categories }) => Math.round(100 * (categories[name].score ?? 0))),
  );
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
  const [performance, ...others] = scores.map((each) => String(median(each)).padStart(4));
  console.log(
    kind.name.padEnd(14),
    performance,
    `[${scores[0]?.join(' ')}]`.padEnd(24),
    others.join('    '),
    `   ${figure('total-blocking-time').toFixed(0)} ms`.padEnd(12),
    `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`.padEnd(12),
    figure('cumulative-layout-shift').toFixed(3),
  );
}
await site.stop();
