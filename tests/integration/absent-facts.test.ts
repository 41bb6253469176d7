// @module-tag tier-2

import { expect, it, onTestFinished } from 'vitest';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { startSite } from '../support/site';

/** What the site says where an operator leaves out what the contract lets it leave out, or cannot be read in part. */
const { proxy } = operatorBehindFaults();

const FAILED: Fault = { kind: 'status', status: 500 };

async function pageOf(path: string, faults: Readonly<Record<string, Fault>>) {
  for (const [call, fault] of Object.entries(faults)) proxy.faults.set(call, fault);
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  onTestFinished(async () => {
    proxy.faults.clear();
    await site.stop();
  });
  return shown(await new HttpBrowser(site.url).get(path));
}

const without = (...names: string[]): Fault => ({
  kind: 'rewrite',
  rewrite: (_call, data) =>
    Object.fromEntries(Object.entries(data as object).filter(([name]) => !names.includes(name))),
});

const joinPanel = (page: string) => /<section[^>]*aria-labelledby="join"[^]*?<\/section>/.exec(page)?.[0] ?? '';

it('the home page counts no games while a list of them cannot be read', async () => {
  let lists = 0;
  const rewrite = (_call: string, data: unknown) => ((lists += 1) % 2 === 0 ? 'no list' : data);
  const panel = joinPanel(await pageOf('/', { 'casino/games': { kind: 'rewrite', rewrite } }));
  expect(panel).toContain('href="/register"');
  expect(panel).not.toContain('<dl');
});

it('the home page counts no providers where the operator names none', async () => {
  const rewrite = (_call: string, data: unknown) =>
    (data as { providerName?: string }[]).map((game) => ({ ...game, providerName: undefined }));
  const panel = joinPanel(await pageOf('/', { 'casino/games': { kind: 'rewrite', rewrite } }));
  expect(panel.match(/<dd>/g)).toHaveLength(2);
  expect(panel).not.toContain('<dd>0</dd>');
});

it('the support page has no contacts where the operator has none, and says when they cannot be read', async () => {
  const rewrite = (_call: string, data: unknown) => ({ ...(data as object), siteOption: [] });
  const page = await pageOf('/support', { 'cms/grouped': { kind: 'rewrite', rewrite } });
  expect(page).not.toContain('Bize yazın');
  expect(await pageOf('/support', { 'cms/grouped': FAILED })).toContain('gösterilemiyor');
});

it('the settings offer an announcement only where there is one', async () => {
  const offer = 'Duyuruyu yeniden göster';
  expect(await pageOf('/preferences', {})).toContain(offer);
  expect(await pageOf('/preferences', { 'cms/grouped': without('domainStatus') })).not.toContain(offer);
});
