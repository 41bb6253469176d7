// @module-tag tier-1
// @module-tag profile

import { describe, expect, it } from 'vitest';
import { formatMoney } from '~/lib/money';
import { addDays, dayAt } from '~/lib/zoned-time';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund, seededPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();

const PATH = '/dashboard/statement';
const CALL = 'customer/statement';

async function enter(url = site.url) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  const key = `${CALL}@${visitor.address}`;
  return { player, visitor, key };
}

const body = (data: object): Fault => ({
  kind: 'body',
  body: JSON.stringify({ success: true, message: null, data }),
});

/** A winner's month and a loser's, with amounts that binary fractions cannot hold. */
const TWO_MONTHS_DATA = {
  ...{ deposits: 1000.3, withdrawals: 2000.4, staked: '90071992547409.93', won: '90071992547000.92', net: -409.01 },
  months: [
    { month: '2026-02', deposits: 0.3, withdrawals: 0.1, staked: 500, won: 0, net: -500 },
    { month: '2026-01', deposits: 1000, withdrawals: 2000.3, staked: 0, won: 90.99, net: 90.99 },
  ],
};
const TWO_MONTHS = body(TWO_MONTHS_DATA);

const NOTHING = { deposits: 0, withdrawals: 0, staked: 0, won: 0, net: 0 };

const cellsOf = (page: string) =>
  [...(page.split('<tbody')[1]?.split('</tbody>')[0] ?? '').matchAll(/<span>([^<]*)<\/span>/g)].map(([, text]) => text);
const totalsOf = (page: string) =>
  [...page.matchAll(/data-figure="\w+"><dt>[^<]*<\/dt><dd[^>]*>([^<]*)/g)].map(([, text]) => text);

describe('the statement', () => {
  it("is the player's own: what was deposited in this month, and since the account began", async () => {
    const { player, visitor } = await enter();
    expect(await shown(await visitor.get(PATH))).toContain('Bu dönemde para hareketi yok');
    await fund(player, 750);
    const page = await shown(await visitor.get(PATH));
    expect(page).toContain('<h1>Hesap dökümü</h1>');
    const today = dayAt(Date.now(), 'Europe/Istanbul').split('-').reverse().join('.');
    expect(page).toContain(`01.${today.slice(3)}\u00a0– ${today}`);
    // Balance at the beginning, what moved it, balance at the end; then the results.
    const moved = ['+₺750,00', '₺0,00', '₺0,00', '₺0,00'];
    expect(totalsOf(page).slice(0, 8)).toEqual(['₺0,00', ...moved, '₺750,00', '+₺750,00', '₺0,00']);
    expect(page).toMatch(/Düzenleyen: Poyra, \d\d\.\d\d\.\d{4} \d\d:\d\d/);
    const past = await shown(await visitor.get(`${PATH}?from=2026-01-01&to=2026-01-31`));
    expect(past).toContain('Bu dönemde para hareketi yok');
    for (const each of [page, past])
      expect(each).toMatch(/Hesabınız açıldığından beri.*Net yatırım<\/dt><dd[^>]*>\+₺750,00/);
  });

  it('has beside a period what was deposited in all the months since the account began', async () => {
    const demo = await seededPlayer(operator.apiUrl);
    const { data } = await demo.call('customer/statement', { from: '1970-01-01T00:00:00', to: '2100-01-01T00:00:00' });
    const { deposits, withdrawals, months } = data as Record<'deposits' | 'withdrawals', number> & {
      months: unknown[];
    };
    expect(months.length).toBeGreaterThan(1);
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(demo.username, demo.password);
    expect(totalsOf(await shown(await visitor.get(PATH))).at(-1)).toBe(
      `+${formatMoney(String(deposits - withdrawals), 'tr')}`,
    );
  });

  it.each([
    ['tr', 'Onaylanan yatırımlar', 'Onaylanan çekimler', 'Bekleyen ödemeler'],
    ['en', 'Confirmed deposits', 'Confirmed withdrawals', 'Pending payments'],
    ['de', 'Bestätigte Einzahlungen', 'Bestätigte Auszahlungen', 'Offene Zahlungen'],
  ])('has the words and the sums of the transactions: %s', async (language, deposits, withdrawals, pending) => {
    const demo = await seededPlayer(operator.apiUrl);
    const { items } = (await demo.call('transaction/list', { kind: 2, status: 1, skip: 0, take: 50 })).data as {
      items: { amount: number }[];
    };
    expect(items.length).toBeGreaterThan(0);
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(demo.username, demo.password);
    visitor.cookies.set('language', language);
    const today = dayAt(Date.now(), 'Europe/Istanbul');
    const days = `from=${addDays(today, -300)}&to=${today}`;
    const textOf = async (path: string) => (await shown(await visitor.get(`${path}?${days}`))).replace(/<[^>]+>/g, ' ');
    const sumIn = (text: string, label: string) => new RegExp(`${label}\\s+[+−]?(\\S*\\d\\S*)`).exec(text)?.[1];
    const [statement, transactions] = [await textOf(PATH), await textOf('/dashboard/financial-activities')];
    for (const label of [deposits, withdrawals]) {
      expect(sumIn(statement, label), label).toMatch(/[1-9]/);
      expect(sumIn(statement, label), label).toBe(sumIn(transactions, label));
    }
    const noteIn = (text: string) => new RegExp(`\\p{L}[^.\\d]*: [^.]*\\. ${pending}[^.]*\\.`, 'u').exec(text)?.[0];
    expect(noteIn(statement)).toBeDefined();
    expect(noteIn(statement)).toBe(noteIn(transactions));
  });

  it('adds up: the balance before, the sums and what else moved it are the balance after', async () => {
    const { visitor, key } = await enter();
    const sums = { deposits: 100.1, withdrawals: 50, staked: 30, won: 10.2, net: -19.8 };
    const months = [{ month: '2026-11', ...sums }];
    proxy.faults.set(key, body({ ...sums, months, opening: 1000, closing: 1280.3 }));
    const totals = totalsOf(await shown(await visitor.get(PATH)));
    expect(totals.slice(0, 9)).toEqual([
      ...['₺1.000,00', '+₺100,10', '−₺50,00', '−₺30,00', '+₺10,20', '+₺250,00', '₺1.280,30'],
      ...['+₺50,10', '−₺19,80'],
    ]);
    proxy.faults.set(key, body({ ...sums, months, opening: 1000, closing: 1030.3 }));
    expect(totalsOf(await shown(await visitor.get(PATH))).slice(4, 6)).toEqual(['+₺10,20', '₺1.030,30']);
  });

  it.each([
    ['tr', 'Bonuslar', 'Bekleyen ve iade edilen ödemeler', 'sayılmaz: her biri Bonuslarım'],
    ['en', 'Bonuses', 'Pending and returned payments', 'not deposits; each is in the list of your bonuses'],
    ['de', 'Boni', 'Offene und erstattete Zahlungen', 'keine Einzahlungen; jeder einzelne steht unter „Meine Boni“'],
  ])('keeps bonuses apart from payments under way: %s', async (language, bonuses, pending, sentence) => {
    const { visitor, key } = await enter();
    visitor.cookies.set('language', language);
    const answer = { ...NOTHING, months: [], opening: 100 };
    const othersIn = async (data: object) => {
      proxy.faults.set(key, body({ ...answer, ...data }));
      const page = await shown(await visitor.get(PATH));
      expect(page).toContain(sentence);
      return [...page.matchAll(/data-figure="(?:bonuses|pending|other)"><dt>([^<]*)<\/dt><dd[^>]*>([^<]*)/g)].map(
        ([, name, amount]) => `${name} ${amount?.replace(/[^+−\d]/g, '')}`,
      );
    };
    expect(await othersIn({ closing: 80.1, bonuses: 0.3 })).toEqual([`${bonuses} +030`, `${pending} −2020`]);
    expect(await othersIn({ closing: 50, bonuses: -50 })).toEqual([`${bonuses} −5000`]);
    expect(await othersIn({ closing: 90, bonuses: 0 })).toEqual([`${pending} −1000`]);
    const [mixed = '', ...more] = await othersIn({ closing: 90 });
    expect(more).toEqual([]);
    expect(mixed).toContain(bonuses);
    expect(mixed).toContain(pending.slice(1));
  });

  it('has what a bonus and an open withdrawal did to the balance, with no sum of the period', async () => {
    const { player, visitor } = await enter();
    await player.call('bonus/promocode', { code: 'POYRA50' });
    expect(await shown(await visitor.get(PATH))).toMatch(/<dt>Bonuslar<\/dt><dd[^>]*>\+₺50,00/);
    await fund(player, 750);
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail: { Amount: 200, Phone: '5551234567' } });
    const moved = ['+₺750,00', '₺0,00', '₺0,00', '₺0,00', '+₺50,00', '−₺200,00'];
    expect(totalsOf(await shown(await visitor.get(PATH))).slice(0, 8)).toEqual(['₺0,00', ...moved, '₺600,00']);
  });

  it('names the player as the operator does, and by the username while it cannot', async () => {
    const { player, visitor } = await enter();
    const { name, surname, usercode } = (await player.call('customer/profile', {})).data as Record<string, string>;
    await fund(player, 750);
    const holder = (who: string) => `Hesap sahibi: ${who}, kullanıcı kodu ${usercode}`;
    expect(await shown(await visitor.get(PATH))).toContain(holder(`${name} ${surname}`));
    proxy.faults.set(`customer/profile@${visitor.address}`, { kind: 'status', status: 404, body: '' });
    expect(await shown(await visitor.get(PATH))).toContain(holder(player.username));
  });

  it('counts a payment once it is confirmed, on the day of its request', async () => {
    const { player, visitor } = await enter();
    await fund(player, 750);
    await player.call('payment/withdraw', {
      id: 101,
      target: 'pay',
      detail: { Amount: 200, Iban: 'TR330006100519786457841326', FullName: 'Ayşe Deneme', IsOwnAccount: true },
    });
    const { data } = await player.call('transaction/list', { kind: 2, skip: 0, take: 5 });
    expect(data).toMatchObject({ total: 1, items: [{ amount: 200 }] });
    expect(totalsOf(await shown(await visitor.get(PATH))).slice(1, 3)).toEqual(['+₺750,00', '₺0,00']);
  });

  it('shows the sums of the period and of its months, to the last digit, in each language', async () => {
    const { visitor, key } = await enter();
    proxy.faults.set(key, TWO_MONTHS);
    const page = await shown(await visitor.get(PATH));
    const sinceTheBeginning = '−₺1.000,10';
    expect(totalsOf(page)).toEqual([
      ...['+₺1.000,30', '−₺2.000,40', '−₺90.071.992.547.409,93', '+₺90.071.992.547.000,92'],
      ...['−₺1.000,10', '−₺409,01'],
      sinceTheBeginning,
    ]);
    expect(cellsOf(page)).toEqual([
      ...['Şubat 2026', '+₺0,30', '−₺0,10', '+₺0,20', '−₺500,00', '₺0,00', '−₺500,00'],
      ...['Ocak 2026', '+₺1.000,00', '−₺2.000,30', '−₺1.000,30', '₺0,00', '+₺90,99', '+₺90,99'],
    ]);
    visitor.cookies.set('language', 'en');
    const english = await shown(await visitor.get(PATH));
    expect(cellsOf(english).slice(0, 2)).toEqual(['February 2026', '+₺0.30']);
    expect(totalsOf(english)[5]).toBe('−₺409.01');
  });

  it('has its lines and its months as a file, in the signs of the page', async () => {
    const { player, visitor, key } = await enter();
    const opened = { opening: '90071992547410', closing: 1, bonuses: 0.5 };
    proxy.faults.set(key, body({ ...TWO_MONTHS_DATA, ...opened }));
    const days = 'from=2026-01-01&to=2026-02-28';
    const file = await visitor.get(`${PATH}.csv?${days}`);
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="statement.csv"');
    const line = (...cells: string[]) => Array.from({ length: 8 }, (_, index) => `"${cells[index] ?? ''}"`).join(';');
    expect((await file.text()).split('\r\n')).toEqual([
      line(`${player.username} hesabı: 01.01.2026\u00a0– 28.02.2026`),
      line('Dönem başı bakiye', '90071992547410,00', 'TRY'),
      line('Onaylanan yatırımlar', '1000,30', 'TRY'),
      line('Onaylanan çekimler', '-2000,40', 'TRY'),
      line('Bahisler', '-90071992547409,93', 'TRY'),
      line('Kazançlar', '90071992547000,92', 'TRY'),
      line('Bonuslar', '0,50', 'TRY'),
      line('Bekleyen ve iade edilen ödemeler', '-90071992546000,39', 'TRY'),
      line('Dönem sonu bakiye', '1,00', 'TRY'),
      line('Net yatırım', '-1000,10', 'TRY'),
      line('Net sonuç', '-409,01', 'TRY'),
      line(),
      '"Ay";"Onaylanan yatırımlar";"Onaylanan çekimler";"Net yatırım";"Bahisler";"Kazançlar";"Net sonuç";"Para birimi"',
      '"2026-02";"0,30";"-0,10";"0,20";"-500,00";"0,00";"-500,00";"TRY"',
      '"2026-01";"1000,00";"-2000,30";"-1000,30";"0,00";"90,99";"90,99";"TRY"',
      '',
    ]);
  });

  it('asks for the days in the time zone of the player, and in a page for all time beside them', async () => {
    const { visitor, key } = await enter();
    await visitor.get(`${PATH}.csv?from=2026-02-01&to=2026-02-28`);
    const days = { from: '2026-01-31T21:00:00', to: '2026-02-28T21:00:00' };
    expect(JSON.parse(proxy.lastBodies.get(CALL) ?? '')).toEqual(days);
    await visitor.get(`${PATH}?from=2026-02-01&to=2026-02-28`);
    expect(proxy.callsFrom.get(key)).toBe(3);
  });
});

describe('the days of a statement', () => {
  it.each([
    ['a day that does not exist', 'from=2026-02-31&to=2026-03-01', 'Böyle bir gün yok.'],
    ['text that is no day', 'to=%3Cscript%3E%F0%9F%98%80', 'Böyle bir gün yok.'],
    ['days in the wrong order', 'from=2026-02-02&to=2026-02-01', 'Bitiş günü başlangıç gününden önce olamaz.'],
    ['days to come', 'from=2090-01-01&to=2090-01-02', 'Bu gün henüz gelmedi.'],
    ['more than a year', 'from=2024-01-01&to=2025-01-01', 'Bir döküm en fazla 12 ayı kapsar.'],
  ])('report %s, keep what was typed, and ask the operator nothing', async (_name, search, message) => {
    const { visitor, key } = await enter();
    const answer = await visitor.get(`${PATH}?${search}`);
    expect(answer.status).toBe(400);
    const page = await shown(answer);
    expect(page).toContain(message);
    expect(page).toContain('<h1>Hesap dökümü</h1>');
    for (const typed of new URLSearchParams(search).values())
      expect(page).toContain(`value="${typed.replace('<', '&lt;').replace('>', '&gt;')}"`);
    expect((await visitor.get(`${PATH}.csv?${search}`)).status).toBe(400);
    expect(proxy.callsFrom.get(key) ?? 0).toBe(0);
  });

  it.each(['from=&to=', 'page=0', 'page=1e9', 'kind=x', `x=${'ü'.repeat(200)}`])('may come with %s', async (search) => {
    const { visitor } = await enter();
    expect((await visitor.get(`${PATH}?${search}`)).status).toBe(200);
  });
});

describe('a statement that cannot be read', () => {
  it.each([
    ['answers 500', { kind: 'status', status: 500, body: 'x' }, 503],
    ['answers another shape', body({ deposits: 'NaN' }), 502],
    ['names a month that there is not', body({ ...NOTHING, months: [{ month: '2026-13', ...NOTHING }] }), 502],
  ] as const)('is said where the operator %s, and offers no file', async (_name, fault, status) => {
    const { visitor, key } = await enter();
    proxy.faults.set(key, fault);
    const answer = await visitor.get(PATH);
    expect(answer.status).toBe(status);
    const page = await shown(answer);
    expect(page).toContain('Dökümünüz şu an gösterilemiyor');
    expect(page).not.toContain('statement.csv');
    // The page makes two calls, each twice. The circuit breaker opens after five failures without a success.
    proxy.faults.delete(key);
    expect((await visitor.get(PATH)).status).toBe(200);
    proxy.faults.set(key, fault);
    expect((await visitor.get(`${PATH}.csv`)).status).toBe(status);
    proxy.faults.delete(key);
    expect((await visitor.get(PATH)).status).toBe(200);
  });

  it('is said where the operator refuses it', async () => {
    const { visitor, key } = await enter();
    proxy.faults.set(key, { kind: 'body', body: JSON.stringify({ success: false, message: 'Hayır', data: null }) });
    const answer = await visitor.get(PATH);
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toContain('Dökümünüz şu an gösterilemiyor');
    expect((await visitor.get(`${PATH}.csv`)).status).toBe(404);
  });
});

describe('who may read a statement', () => {
  it('is a player', async () => {
    for (const address of [PATH, `${PATH}.csv`])
      expect((await new HttpBrowser(site.url).get(address)).headers.get('location')).toBe(
        `/login?redirectTo=${encodeURIComponent(address)}`,
      );
  });

  it('is gone without a trace where the operator does not have it', async () => {
    const { visitor } = await enter();
    const linked = await shown(await visitor.get('/dashboard'));
    expect(linked.split(`href="${PATH}"`).length - 1).toBe(2);
    expect(await shown(await visitor.get('/safer-play'))).toContain(`href="${PATH}"`);

    const bare = await siteWithOptions(proxy, { capabilities: '[]' });
    const { visitor: other } = await enter(bare.url);
    for (const address of [PATH, `${PATH}.csv`]) expect((await other.get(address)).status).toBe(404);
    for (const address of ['/dashboard', '/safer-play', '/'])
      expect(await (await other.get(address)).text()).not.toContain(PATH);
    proxy.faults.delete('cms/grouped');
  });
});
