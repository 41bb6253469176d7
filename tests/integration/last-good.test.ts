// @module-tag tier-2

import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { newDataDir, startSite } from '../support/site';
import { turnUntilAnswered } from '../support/turn-until-answered';

const { proxy } = operatorBehindFaults();
let dataDir: string;
const LAST_GOOD = 'last-good';

/** How long the site waits for an operator when it has a copy of its content. */
const PATIENCE_MS = 1_000;
const PAGE_MS = 5_000;
const start = () => startSite({ OPERATOR_API_URL: proxy.apiUrl, DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = newDataDir();
  const site = await start();
  for (const page of ['/', '/casino/slot', '/promotions', '/pages/1']) await new HttpBrowser(site.url).get(page);
  await site.stop();
});

it.each([
  ['is down', { kind: 'reset' }],
  ['hangs', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers nonsense', { kind: 'body', body: '<html>' }],
] as [string, Fault][])(
  'a site that starts while the operator %s shows the content read last, within five seconds',
  async (_name, fault) => {
    proxy.faults.set('*', fault);
    const site = await start();
    const visitor = new HttpBrowser(site.url);
    await site.clock.hold();
    const hanging = { site, proxy, key: '*', turnMs: PATIENCE_MS, limitMs: PAGE_MS };
    const get = (address: string) => turnUntilAnswered(() => visitor.get(address), hanging);
    const answer = await get('/');
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain('harbour-small-tr.svg');
    expect(page).toContain('redirectTo=%2Fcasino%2Fplay%2F');
    expect(page).not.toContain('Çeviriler yüklenirken');
    for (const address of ['/casino/slot', '/promotions', '/pages/1'])
      expect((await get(address)).status, address).toBe(200);
    await site.stop();
    proxy.faults.clear();
  },
);

it("shows the operator's current content as soon as it is available", async () => {
  const site = await start();
  proxy.calls.clear();
  expect((await new HttpBrowser(site.url).get('/')).status).toBe(200);
  expect(proxy.calls.get('cms/grouped')).toBe(1);
  await site.stop();
});

it('starts although the stored files are damaged', async () => {
  const directory = path.join(dataDir, LAST_GOOD);
  for (const name of readdirSync(directory)) writeFileSync(path.join(directory, name), '{"key":');
  proxy.faults.set('*', { kind: 'reset' });
  const site = await start();
  const answer = await new HttpBrowser(site.url).get('/');
  expect(answer.status).toBe(200);
  expect(await shown(answer)).toContain('Öne çıkanlar şu an gösterilemiyor.');
  await site.stop();
  proxy.faults.clear();
});
