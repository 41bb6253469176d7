// @module-tag tier-2

import { expect, it, onTestFinished } from 'vitest';
import { browserOptions, launchBrowser } from '../support/browser';
import { freePort } from '../support/free-port';
import { metric } from '../support/metrics';
import { startProxy } from '../support/proxy';
import { startSite, type TestSite } from '../support/site';

/** Reports that Chromium itself sends, by each of the two ways that browsers have. */

it('on http, a violation of the policy is reported by report-uri', async () => {
  const site = await startSite({ METRICS_PORT: '0' });
  onTestFinished(() => site.stop());
  await expectReport(site, site.url);
});

it('on https, a violation of the policy is reported by the Reporting API', async () => {
  const port = await freePort();
  const site = await startSite({ METRICS_PORT: '0', PUBLIC_ORIGIN: `https://localhost:${port}` });
  onTestFinished(() => site.stop());
  const upstream = Number(new URL(site.url).port);
  const proxy = await startProxy(port, [upstream, upstream]);
  onTestFinished(() => proxy.stop());
  const answer = await fetch(`${site.url}/pages/1`);
  expect(answer.headers.get('reporting-endpoints')).toBe('csp="/csp-reports"');
  expect(answer.headers.get('content-security-policy')).toContain('; report-to csp');
  await expectReport(site, proxy.origin);
});

/** Makes a request that the policy forbids, and waits for the report. */
async function expectReport(site: TestSite, origin: string): Promise<void> {
  const browser = await launchBrowser({
    ...browserOptions,
    // Reports are usually sent after a minute.
    args: [...(browserOptions.args ?? []), '--short-reporting-delay', '--ignore-certificate-errors'],
  });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${origin}/pages/1`);
  await page.evaluate(() => void fetch('https://evil.example/').catch(() => undefined));
  const reports = () => metric(site, 'site_csp_reports_total', { directive: 'connect-src' });
  await expect.poll(reports, { interval: 250 }).toBe(1);
}
