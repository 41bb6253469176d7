// @module-tag tier-1
// @module-tag well-known

import { describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { sharedSite } from '../support/shared-site';
import { startSite } from '../support/site';
import { operatorBehindFaults } from '../support/site-behind-faults';

const site = sharedSite();
const visit = () => new HttpBrowser(site.url);

const A_DAY_MS = 86_400_000;
const FILE = '/.well-known/security.txt';

/** The values of a field, in their order. */
const valuesOf = (file: string, field: string) =>
  file.split('\n').flatMap((line) => (line.startsWith(`${field}: `) ? [line.slice(field.length + 2)] : []));

describe('/.well-known/security.txt', () => {
  it('names the contacts of the operator, its languages and its own address', async () => {
    const answer = await visit().get(FILE);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
    const file = await answer.text();
    expect(valuesOf(file, 'Contact')[0]).toBe('https://telegram.example/poyra-destek');
    expect(valuesOf(file, 'Preferred-Languages')).toEqual(['tr, en, de']);
    expect(valuesOf(file, 'Canonical')).toEqual([`${site.url}${FILE}`]);
  });

  it('expires once, in the future and within a year', async () => {
    const [expires = '', ...more] = valuesOf(await (await visit().get(FILE)).text(), 'Expires');
    expect(more).toEqual([]);
    expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    const days = (Date.parse(expires) - Date.now()) / A_DAY_MS;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });

  it('is the same for readers of each language', async () => {
    const english = visit();
    english.cookies.set('language', 'en');
    expect(await (await english.get(FILE)).text()).toBe(await (await visit().get(FILE)).text());
  });
});

describe('/.well-known/security.txt of an operator', () => {
  const { proxy } = operatorBehindFaults();

  /** Starts a site whose operator has these options, because a site caches what it has read. */
  async function fileWith(options: Record<string, string>) {
    const siteOption = Object.entries(options).map(([key, value]) => ({ key, value, status: true }));
    const data = { casinoCategoryList: [], language: [], siteOption };
    proxy.faults.set('cms/grouped', {
      kind: 'body',
      body: JSON.stringify({ success: true, message: null, data }),
    });
    const behind = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const answer = await new HttpBrowser(behind.url).get(FILE);
    const text = await answer.text();
    await behind.stop();
    return { status: answer.status, text };
  }

  it('names the mail address that it states', async () => {
    const { text } = await fileWith({ securityContact: 'security@operator.example', telegram1: 'https://t.example/x' });
    expect(valuesOf(text, 'Contact')).toEqual(['mailto:security@operator.example']);
  });

  it('does not exist where it states no contact', async () => {
    expect((await fileWith({ telegram1: 'javascript:alert(1)' })).status).toBe(404);
  });
});

describe('/.well-known/change-password', () => {
  it('leads to the form, and guests log in first', async () => {
    const guest = visit();
    const answer = await guest.get('/.well-known/change-password');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/dashboard/change-password']);
    const form = await guest.get('/dashboard/change-password');
    expect(form.headers.get('location')).toBe('/login?redirectTo=%2Fdashboard%2Fchange-password');
    await guest.logIn();
    expect(await shown(await guest.get('/dashboard/change-password'))).toContain('name="oldPassword"');
  });

  // Password managers ask for such an address to learn whether a site's 404 pages answer 200.
  it('other well-known addresses do not exist', async () => {
    for (const name of ['resource-that-should-not-exist-whose-status-code-should-not-be-200', 'none.txt'])
      expect((await visit().get(`/.well-known/${name}`)).status).toBe(404);
  });
});
