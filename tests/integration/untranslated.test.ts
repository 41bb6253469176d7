// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { crawl } from '../support/crawler';
import { collectTexts, markedTexts, saidBy, unmarkedTexts } from '../support/marked-texts';
import { startSite, type TestSite } from '../support/site';

/** Replaces every text of the site by one between marks. */
const { proxy } = operatorBehindFaults();
let site: TestSite;
/** Names of services are the same in every language, and the last months and next days are named by the runtime. */
const monthName = new Intl.DateTimeFormat('tr', { month: 'long', year: 'numeric', timeZone: 'Europe/Istanbul' });
const months = Array.from({ length: 400 }, (_, days) => monthName.format(Date.now() - days * 86_400_000));
/** In the footer, beside the name of the brand. */
const years = [0, 1].map((more) => String(new Date().getFullYear() + more));
const dayName = new Intl.DateTimeFormat('tr', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayOfMonth = new Intl.DateTimeFormat('tr', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const days = Array.from({ length: 9 }, (_, day) =>
  [dayName, dayOfMonth].map((format) => format.format(Date.now() + day * 86_400_000)),
).flat();
const said = new Set(['Telegram', 'Twitter', 'Instagram', 'YouTube', 'WhatsApp', ...months, ...days, ...years]);

beforeAll(async () => {
  proxy.faults.set('*', {
    kind: 'rewrite',
    rewrite(call, data) {
      if (call === 'cms/translationlist') return markedTexts('tr');
      collectTexts(data, said);
      return data;
    },
  });
  site = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
});
afterAll(() => site.stop());

const FORMS = {
  'a guest': ['/login', '/register', '/recover', '/call-me'],
  'a player': ['/call-me', '/ticket', '/dashboard/change-password', '/dashboard/deposit/1', '/dashboard/withdraw/101'],
};
const UNLINKED = ['/nowhere', '/dashboard/nowhere', '/reminder', '/register/phone', '/pages/999', '/casino/play/x'];

describe.each(['a guest', 'a player'] as const)('%s', (who) => {
  it('sees only texts from the tables and from the operator', async () => {
    const visitor = new HttpBrowser(site.url);
    // The addresses of other languages then lead back to the plain ones.
    visitor.cookies.set('language', 'tr');
    if (who === 'a player') await visitor.logIn();
    // The welcome message after the login is the operator's text, and is gone after the first page.
    await visitor.get('/');
    const pages = new Map([...(await crawl(visitor))].map(([address, { html }]) => [address, html ?? '']));
    expect(pages.size).toBeGreaterThan(40);
    for (const address of UNLINKED) pages.set(address, await (await visitor.get(address)).text());
    for (const address of FORMS[who])
      pages.set(`${address} sent empty`, await (await visitor.post(address, {})).text());

    const isSaid = saidBy(said);
    const found = [...pages].flatMap(([address, html]) =>
      unmarkedTexts(html)
        .filter((text) => !isSaid(text))
        .map((text) => `${text} (${address})`),
    );
    expect(found).toEqual([]);
  }, 120_000);
});
