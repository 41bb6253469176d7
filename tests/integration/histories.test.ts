// @module-tag tier-1
// @module-tag history

import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { historyPages as pages } from '../support/history-pages';
import { fund, newPlayer } from '../support/players';
import { scenariosOf } from '../support/scenarios';

const site = sharedSite();
let scenarios: ReturnType<typeof scenariosOf>;
beforeAll(() => void (scenarios = scenariosOf(site.operatorUrl)));
afterEach(() => scenarios.clear());

/** Logs in once, because logins are limited for each account. */
let loggedIn: HttpBrowser;
beforeAll(async () => {
  loggedIn = new HttpBrowser(site.url);
  await loggedIn.logIn();
});

const demo = () => loggedIn.copyAt();

async function newcomer(): Promise<HttpBrowser> {
  const { visitor } = await enterAsNewPlayer(site.operatorUrl, site.url);
  return visitor;
}

const rowsIn = (page: string) => page.split('<tbody')[1]?.split('<tr').length ?? 1;

describe.each(pages)('%s', (path, call, title) => {
  it('shows rows, and the same rows in a file', async () => {
    const visitor = demo();
    const answer = await visitor.get(path);
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain(`<h1>${title}</h1>`);
    const rows = rowsIn(page) - 1;
    expect(rows).toBeGreaterThan(0);
    expect(page).toMatch(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/);
    const file = await visitor.get(`${path}.csv`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z-]+\.csv"$/);
    const text = await file.text();
    // The bonus centre has the active bonuses in a part of their own.
    const active = page.match(/<article id="bonus-/g)?.length ?? 0;
    expect(text.trimEnd().split('\r\n')).toHaveLength(active + rows + 1);
    expect(text).toContain('";"');
  });

  it('needs a player', async () => {
    for (const address of [path, `${path}.csv`]) {
      const answer = await new HttpBrowser(site.url).get(address);
      expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(address)}`);
    }
  });

  it('redirects from beyond the last page to it', async () => {
    const answer = await demo().get(`${path}?page=40000`);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(new RegExp(`^${path}(\\?page=\\d+)?$`));
  });

  it('shows a message and no file when the operator does not have the call', async () => {
    const visitor = demo();
    await scenarios.order(call, { status: 404 });
    const answer = await visitor.get(path);
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toContain('Bu liste burada sunulmuyor');
    expect((await visitor.get(`${path}.csv`)).status).toBe(404);
  });
});

describe('a player without a history', () => {
  it.each([
    ['/dashboard/financial-activities', 'Henüz işleminiz yok'],
    ['/dashboard/game-history', 'Henüz oyun oynamadınız'],
    ['/dashboard/bonuses', 'Henüz geçmiş bonusunuz yok'],
  ])('gets a message at %s', async (path, message) => {
    expect(await shown(await (await newcomer()).get(path))).toContain(message);
  });
});

describe('the filters of financial activities', () => {
  const path = '/dashboard/financial-activities';

  it('offer the unknown status only where a row has it', async () => {
    const unknown = '<option value="0"';
    expect(await shown(await demo().get(path))).not.toContain(unknown);
    expect(await shown(await demo().get(`${path}?status=0`))).toContain(unknown);
  });

  it('show the selected values, and keep them in the form and the links', async () => {
    const page = await shown(await demo().get(`${path}?kind=2&status=4`));
    const table = page.split('<tbody')[1]?.split('</tbody>')[0] ?? '';
    expect(table).toContain('Para çekme');
    expect(table).toContain('Reddedildi');
    expect(table).toMatch(/<s>[+−]₺/);
    expect(table).not.toContain('Para yatırma');
    expect(page).toMatch(/<option value="4" selected="">Reddedildi/);
    expect(page).toContain(`href="${path}.csv?kind=2&amp;status=4"`);
  });

  it('show a message when nothing matches', async () => {
    const page = await shown(await demo().get(`${path}?from=2001-01-01&to=2001-01-02`));
    expect(page).toContain('Bu filtrelere uyan kayıt yok');
    expect(page).toContain('value="2001-01-01"');
  });

  it.each([
    ['a day that does not exist', 'from=1990-02-31', 'Böyle bir gün yok.'],
    ['text that is no date', 'to=%3Cscript%3E', 'Böyle bir gün yok.'],
    ['days in the wrong order', 'from=2026-02-02&to=2026-02-01', 'Bitiş günü başlangıç gününden önce olamaz.'],
  ])('report %s, and ask the operator nothing', async (_name, search, message) => {
    const visitor = demo();
    const before = (await scenarios.counts())['transaction/list'];
    const answer = await visitor.get(`${path}?${search}`);
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain(message);
    expect((await visitor.get(`${path}.csv?${search}`)).status).toBe(400);
    expect((await scenarios.counts())['transaction/list']).toBe(before);
  });

  it.each(['kind=9', 'kind=x&status=-1', 'page=0', 'page=x', 'kind[]=1', 'x=1'])('ignore %s', async (search) => {
    expect((await demo().get(`${path}?${search}`)).status).toBe(200);
  });

  it('sum up the confirmed rows to the kuruş', async () => {
    const player = demo();
    const page = await shown(await player.get(`${path}?kind=1&status=1`));
    const cells = [...page.matchAll(/<td[^>]*data-label="Tutar"[^>]*><span>\+₺([\d.,]+)<\/span>/g)].map(([, text]) =>
      BigInt((text ?? '').replace(/\D/g, '')),
    );
    const total = /Onaylanan yatırımlar<\/dt><dd[^>]*>₺([\d.,]+)/.exec(page)?.[1] ?? '';
    expect(cells.length).toBeGreaterThan(0);
    expect(BigInt(total.replace(/\D/g, ''))).toBe(cells.reduce((sum, cell) => sum + cell, 0n));
  });
});

describe('the ranges of days', () => {
  it.each(['/dashboard/financial-activities', '/dashboard/game-history'])(
    'are links at %s, of which one is current, and keep the other filters',
    async (path) => {
      const visitor = demo();
      const tabsIn = async (address: string) => {
        const page = await shown(await visitor.get(address));
        const nav = page.split('aria-label="Tarih aralığı"')[1]?.split('</nav>')[0] ?? '';
        return [...nav.matchAll(/<a href="([^"]*)"([^>]*)>([^<]*)/g)].map(([, href = '', rest = '', label = '']) => ({
          href: href.replaceAll('&amp;', '&'),
          isCurrent: rest.includes('aria-current="page"'),
          label,
        }));
      };
      const first = await tabsIn(path);
      expect(first.map(({ label }) => label)).toEqual([
        'Tüm tarihler',
        'Bugün',
        'Son 7 gün',
        'Son 30 gün',
        'Tarih seç',
      ]);
      for (const { label, href } of first) {
        const tabs = await tabsIn(href.split('#')[0] ?? '');
        expect(tabs.filter(({ isCurrent }) => isCurrent).map((tab) => tab.label)).toEqual([label]);
      }
      const filtered = await tabsIn(`${path}?kind=2&result=2`);
      expect(filtered.every(({ href }) => /kind=2|result=2/.test(href))).toBe(true);
    },
  );

  it('hide the fields on phones, until the player wants to choose days', async () => {
    const path = '/dashboard/financial-activities';
    const isOpen = async (search: string) =>
      /<details[^>]* open=""/.test(fieldsIn(await shown(await demo().get(path + search))));
    const fieldsIn = (page: string) => page.split('role="search"').at(-1)?.split('<summary')[0] ?? '';
    const page = await shown(await demo().get(path));
    const week = /href="([^"]*)"[^>]*>Son 7 gün/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(await isOpen(week.slice(path.length))).toBe(false);
    expect(await isOpen('?range=custom')).toBe(true);
    expect(await isOpen('?from=2026-01-01')).toBe(true);
  });
});

describe('the rows of the histories', () => {
  it('have amounts with a sign, by direction', async () => {
    const payments = await shown(await demo().get('/dashboard/financial-activities'));
    expect(payments).toContain('<span>+₺2.000,00</span>');
    expect(payments).toContain('<span>−₺1.780,00</span>');
    expect(await shown(await demo().get('/dashboard/game-history?result=2'))).toMatch(/<span>−₺[\d.,]+<\/span>/);
    expect(await shown(await demo().get('/dashboard/game-history?result=1'))).toMatch(/<span>\+₺[\d.,]+<\/span>/);
  });

  it('lead to the receipt, even of a payment that was not made here, and their file names the reference', async () => {
    const player = await newPlayer(site.operatorUrl);
    const order = { id: 6, target: 'pay', detail: { Amount: 250, Network: 1 } };
    await player.call('payment/deposit', order, { idempotencyKey: 'another/channel?1' });
    await player.call('payment/deposit', { ...order, detail: { Amount: 260, Network: 1 } });
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(player.username, player.password);
    const path = '/dashboard/financial-activities';
    const page = await shown(await visitor.get(path));
    const href = '/dashboard/receipt/another%2Fchannel%3F1';
    expect(page).toMatch(new RegExp(`<a [^>]*href="${href}">another/</a>`));
    const unnamed = /<a [^>]*href="(\/dashboard\/receipt\/\d+)">\d+<\/a>/.exec(page)?.[1] ?? '?';
    for (const [receiptOf, amount] of [
      [href, '₺250,00'],
      [unnamed, '₺260,00'],
    ] as const) {
      const receipt = await visitor.get(receiptOf);
      expect([receipt.status, await shown(receipt)]).toEqual([200, expect.stringContaining(amount)]);
    }
    const [header, , row] = (await (await visitor.get(`${path}.csv`)).text()).split('\r\n');
    expect([header, row]).toEqual([
      expect.stringMatching(/"İşlem no"$/),
      expect.stringMatching(/"TRY";.*"another\/"$/),
    ]);
  });
});

describe('the amounts of a file', () => {
  /** The figures of a column, in cents. */
  function columnOf(text: string, title: string, filter = '') {
    const [header = '', ...lines] = text.trimEnd().split('\r\n');
    const place = header.split(';').findIndex((name) => name.includes(`"${title}"`));
    const cells = lines.filter((line) => line.includes(filter)).map((line) => line.split(';')[place]?.slice(1, -1));
    expect(cells.length).toBeGreaterThan(0);
    for (const cell of cells) expect(cell).toMatch(/^(-?\d+,\d\d)?$/);
    return cells.map((cell) => Number(cell?.replace(',', '')));
  }
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

  it('add up to the totals of the payments: what is not confirmed has a column of its own', async () => {
    const path = '/dashboard/financial-activities';
    const text = await (await demo().get(`${path}.csv`)).text();
    const amounts = columnOf(text, 'Tutar');
    const page = await shown(await demo().get(path));
    const [deposits = 0, withdrawals = 0] = ['yatırımlar', 'çekimler'].map((name) =>
      Number(new RegExp(`Onaylanan ${name}</dt><dd[^>]*>([^<]*)`).exec(page)?.[1]?.replace(/\D/g, '')),
    );
    expect(deposits * withdrawals).toBeGreaterThan(0);
    expect(sum(amounts)).toBe(deposits - withdrawals);
    const withdrawn = columnOf(text, 'Tutar', '"Para çekme"');
    expect([Math.max(...withdrawn) <= 0, sum(withdrawn)]).toEqual([true, -withdrawals]);
    for (const status of ['İptal edildi', 'Reddedildi', 'Birleştirildi', 'Bekliyor'])
      expect(columnOf(text, 'Tutar', `"${status}"`).every((amount) => amount === 0)).toBe(true);
    expect(columnOf(text, 'Tutar (onaylanmamış)').filter((amount) => amount !== 0)).toHaveLength(
      amounts.filter((amount) => amount === 0).length,
    );
  });

  it('are negative for bets', async () => {
    const text = await (await demo().get('/dashboard/game-history.csv')).text();
    expect(Math.max(...columnOf(text, 'Tutar', '"Bahis"'))).toBeLessThan(0);
    expect(Math.min(...columnOf(text, 'Tutar', '"Kazanç"'))).toBeGreaterThan(0);
  });
});

describe('the totals of payments', () => {
  const path = '/dashboard/financial-activities';

  async function withDeposits(count: number) {
    const player = await newPlayer(site.operatorUrl);
    for (let made = 0; made < count; made += 50) await Promise.all(Array.from({ length: 50 }, () => fund(player, 300)));
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(player.username, player.password);
    const read = async (search = '') => {
      const before = (await scenarios.counts())['transaction/list'] ?? 0;
      const page = await shown(await visitor.get(path + search));
      const calls = ((await scenarios.counts())['transaction/list'] ?? 0) - before;
      const [, title, rest = ''] = /<h2>([^<]*)<\/h2><dl>(.*?)<\/dl>/.exec(page) ?? [];
      return { calls, title, rest };
    };
    return { player, visitor, read };
  }

  it('are of all pages, with one call where one page holds all rows', async () => {
    const { read } = await withDeposits(150);
    const all = await read();
    expect([all.title, all.rest]).toEqual(['Listenin tamamının toplamı', expect.stringContaining('₺45.000,00')]);
    expect(all.calls).toBe(3);
    expect(await read('?page=2')).toMatchObject({ rest: expect.stringContaining('₺45.000,00') as string });
    expect(await read('?kind=2')).toMatchObject({ calls: 1, title: undefined });
    expect((await read('?status=4&kind=1')).calls).toBe(1);
    expect(await read('?from=2001-01-01&to=2001-01-02')).toMatchObject({ calls: 1, title: undefined });
  });

  it('are of the newest rows where there are more than 500, and say so', async () => {
    const { read } = await withDeposits(550);
    const all = await read();
    expect([all.title, all.rest]).toEqual([
      'En yeni 500 onaylı işlemin toplamı',
      expect.stringContaining('₺150.000,00'),
    ]);
    expect(all.calls).toBe(6);
  });
});

it('the pages of game history link to each other and keep the filter', async () => {
  const visitor = demo();
  const first = await shown(await visitor.get('/dashboard/game-history?result=2'));
  expect(first).toContain('href="/dashboard/game-history?result=2&amp;page=2"');
  const second = await shown(await visitor.get('/dashboard/game-history?result=2&page=2'));
  expect(second).toContain('href="/dashboard/game-history?result=2&amp;page=1"');
  expect(second).toMatch(/\d+ kayıttan 21–\d+ arası/);
});

describe('claiming a bonus', () => {
  const path = '/dashboard/claim-bonus';

  it('shows a message where it is not offered', async () => {
    const visitor = demo();
    await scenarios.order('bonus/available', { status: 501 });
    expect(await shown(await visitor.get(path))).toContain('Bonus talebi burada sunulmuyor');
  });
});

describe('the account page', () => {
  it("shows the player's profile", async () => {
    const page = await shown(await demo().get('/dashboard/account'));
    for (const fact of ['demo', 'Deniz Örnek', '19.05.1990', 'Türkiye', 'Doğrulandı']) expect(page).toContain(fact);
    expect(page).toContain('yalnızca destek ekibimiz değiştirebilir');
    for (const href of ['/ticket', '/call-me']) expect(page).toMatch(new RegExp(`destek ekibimiz[^]*href="${href}"`));
  });

  it.each([
    [{ status: 404 }, 'Sitemiz hesap bilgilerinizin tamamını sunmuyor.'],
    [{ status: 500 }, 'tamamı şu an gösterilemiyor'],
    [{ body: 'wrong-shape' as const }, 'tamamı şu an gösterilemiyor'],
  ])('shows the data of the session when the operator answers %j', async (fault, message) => {
    const visitor = demo();
    await scenarios.order('customer/profile', fault);
    const answer = await visitor.get('/dashboard/account');
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain('+90 555 000 00 01');
  });
});

describe('in English', () => {
  it.each([
    ['/dashboard/financial-activities', 'Transactions', 'Confirmed deposits', '"Date","Type","Method"'],
    ['/dashboard/game-history', 'Game history', 'Balance after', '"Date","Game","Provider","Result"'],
    [
      '/dashboard/session-history',
      'Session history',
      'This session, still open',
      '"Logged in","End of session","Device","IP address"',
    ],
    ['/dashboard/bonuses', 'My bonuses', 'Expires', '"Date","Bonus","Details","Status","Amount","Currency"'],
  ])('%s has its heading, texts, numbers and file', async (path, title, words, header) => {
    const visitor = demo();
    await visitor.post('/language', { language: 'en' });
    const page = await shown(await visitor.get(path));
    expect(page).toContain('<html lang="en"');
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain(words);
    expect(page).toMatch(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/);
    expect(page).not.toMatch(/Onaylandı|Tutar|kayıttan|Bu oturum|Kazanç/);
    if (path !== '/dashboard/session-history') expect(page).toMatch(/₺[\d,]+\.\d\d</);
    const file = Buffer.from(await (await visitor.get(`${path}.csv`)).arrayBuffer()).toString('utf8');
    expect(file.startsWith(`\ufeff${header}`)).toBe(true);
  });

  it('errors, empty lists and missing features are reported in English', async () => {
    const visitor = demo();
    await visitor.post('/language', { language: 'en' });
    const path = '/dashboard/game-history';
    expect(await shown(await visitor.get(`${path}?from=1990-02-31`))).toContain('There is no such day.');
    expect(await shown(await visitor.get(`${path}?to=2001-01-01`))).toContain('Nothing matches these filters');
    await scenarios.order('casino/history', { status: 404 });
    expect(await shown(await visitor.get(path))).toContain('This list is not offered here');
  });
});
