// @module-tag tier-1
// @module-tag game-provider

import { describe, expect, it } from 'vitest';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { sharedSite } from '../support/shared-site';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';
import { startSite } from '../support/site';

const site = sharedSite();
const addressOf = (name: string) => `/casino/provider/${encodeURIComponent(name)}`;

describe('the page about a provider', () => {
  it('shows its logo, its text and its games by lobby, with links to all of them', async () => {
    const page = await shown(await new HttpBrowser(site.url).get(addressOf('Pırıl Atölye')));
    expect(page).toMatch(/<h1[^>]*>Pırıl Atölye<\/h1>/);
    expect(page).toContain('/media/providers/piril-atolye.svg');
    expect(page).toContain('Taçlar, elmaslar');
    expect(page).toContain('href="/casino/slot?provider=P%C4%B1r%C4%B1l+At%C3%B6lye"');
    expect(page).toContain('Kraliçe Tacı');
    expect(page).not.toContain('Winterwolf');
  });

  it('has one address: another spelling of the name leads to it', async () => {
    const answer = await new HttpBrowser(site.url).get(addressOf('PIRIL ATOLYE'));
    expect([answer.status, answer.headers.get('location')]).toEqual([301, addressOf('Pırıl Atölye')]);
  });

  it.each(['Yok', ' ', '<script>', '٣', '😀', 'a'.repeat(200), '..%2F', '__proto__'])(
    'is a whole page that says that there is no provider %j',
    async (name) => {
      const answer = await new HttpBrowser(site.url).get(addressOf(name));
      expect(answer.status).toBe(404);
      const page = await shown(answer);
      expect(page).toContain('</footer>');
      expect(page).not.toContain('<script>');
    },
  );

  it('is linked from the pages of its games, from the search and from the site map', async () => {
    const visitor = new HttpBrowser(site.url);
    const href = addressOf('Pırıl Atölye');
    expect(await shown(await visitor.get('/search?search=piril+atolye'))).toContain(`href="${href}"`);
    expect(await (await visitor.get('/sitemap.xml')).text()).toContain(href);
  });
});

describe('an operator', () => {
  const { proxy } = siteBehindFaults();

  it('that does not describe its games has no such page', async () => {
    const other = await siteWithOptions(proxy, { capabilities: null });
    const visitor = new HttpBrowser(other.url);
    expect((await visitor.get(addressOf('Pırıl Atölye'))).status).toBe(404);
    const found = await shown(await visitor.get('/search?search=norra'));
    expect(found).not.toContain('/casino/provider/');
    for (const lobby of ['slot', 'live']) expect(found).toContain(`/casino/${lobby}?provider=Norra+Hollow`);
  });

  it('whose lists cannot be read gets a page that asks to try again', async () => {
    proxy.faults.set('casino/games', { kind: 'status', status: 500 });
    const other = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    try {
      expect((await new HttpBrowser(other.url).get(addressOf('Pırıl Atölye'))).status).toBe(503);
    } finally {
      await other.stop();
    }
  });
});
