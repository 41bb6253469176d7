// @module-tag tier-1
// @module-tag addresses
// @module-tag book
// @module-tag slip
// @module-tag my-bets

import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dayAt } from '../../app/lib/zoned-time';
import type { ShownNow } from '~/features/betting/book/odds.server';
import { sportsbook } from '../../app/upstream/contract/sportsbook';
import { redeem, walletOf } from '../support/bonus-calls';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { addPick, picksIn, reviewBet, reviewedBetIn } from '../support/bet-slip';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund, type TestPlayer } from '../support/players';
import { anyFault, type Fault } from '../support/fault-proxy';
import { scenariosOf } from '../support/scenarios';
import { startSite, type TestSite } from '../support/site';
import { siteBehindFaults } from '../support/site-behind-faults';

const { operator, proxy, site } = siteBehindFaults();

async function enterWithMoney() {
  const entered = await enterAsNewPlayer(operator.apiUrl, site.url);
  await fund(entered.player, 500);
  return entered;
}

async function review(visitor: HttpBrowser, stake: string, kind: string): Promise<[string, string][]> {
  const answer = await reviewBet(visitor, stake, kind);
  expect(answer.status).toBe(200);
  const fields = reviewedBetIn(await shown(answer));
  expect(fields.map(([name]) => name)).toContain('intentId');
  return fields;
}

const place = (visitor: HttpBrowser, fields: [string, string][]) =>
  visitor.post('/bet-slip', [...fields, ['intent', 'place']]);

const betsOf = async ({ call }: TestPlayer) =>
  ((await call('bet/list', { state: 'all', skip: 0, take: 50 })).data as { total: number }).total;

describe('a bet without scripts', () => {
  it('goes from the list to its receipt, and takes the stake once', async () => {
    const { visitor, player } = await enterWithMoney();
    await addPick(visitor, 2);
    const before = await player.balance();
    const fields = await review(visitor, '50', 'multiple');
    expect(await player.balance()).toBe(before);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(visitor.copyAt(), fields)));
    const places = new Set(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`));
    expect([...places]).toEqual([expect.stringMatching(/^303 \/dashboard\/bets\/\d+$/)]);
    expect(await betsOf(player)).toBe(1);
    expect(await player.balance()).toBe(before - 50);
    const receipt = await shown(await visitor.get(answers[0]?.headers.get('location') ?? ''));
    for (const part of ['Kombine bahis oynandı', '₺50,00', 'Açık']) expect(receipt).toContain(part);
    expect(await shown(await visitor.get('/dashboard/bets'))).toContain('₺50,00');
  });

  it('of three selections is six requests from home to the receipt, and at most 60 kB', async () => {
    const { visitor } = await enterWithMoney();
    const home = await visitor.get('/');
    const list = await visitor.get('/spor/football?page=2');
    const listed = await list.text();
    const picks = picksIn(listed).slice(0, 3);
    const add = [['intent', 'add'], ...picks.map((pick) => ['pick', pick])] as [string, string][];
    const slip = await visitor.post('/bet-slip', add);
    const reviewed = await reviewBet(visitor, '50', 'multiple');
    const review = await reviewed.text();
    const placed = await place(visitor, reviewedBetIn(review));
    const receipt = await visitor.get(placed.headers.get('location') ?? '');
    const others = await Promise.all([home, slip, receipt].map((answer) => answer.text()));
    expect(others.at(-1)).toContain('Kombine bahis oynandı');
    const bytes = [listed, review, ...others].reduce((sum, page) => sum + gzipSync(page).length, 0);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(60_000);
  });

  it('is one on each selection where the player asks for single ones, with the stake for each', async () => {
    const { visitor, player } = await enterWithMoney();
    await addPick(visitor, 3);
    const before = await player.balance();
    const answer = await reviewBet(visitor, '20,50', 'single');
    const page = await shown(answer);
    for (const part of ['3 tekli bahis', '3 × ₺20,50 = ₺61,50']) expect(page).toContain(part);
    const fields = reviewedBetIn(page);
    const answers = await Promise.all([place(visitor.copyAt(), fields), place(visitor, fields)]);
    expect(answers.map(({ status, headers }) => `${status} ${headers.get('location')}`)).toEqual(
      Array.from({ length: 2 }, () => '303 /dashboard/bets'),
    );
    expect(await player.balance()).toBe(before - 61.5);
    expect(await betsOf(player)).toBe(3);
    expect(await shown(await visitor.get('/dashboard/bets'))).toContain('3 bahis kabul edildi');
  });

  it('of two selections of one match is refused as a multiple, and taken as singles', async () => {
    const { visitor } = await enterWithMoney();
    const [first = ''] = picksIn(await shown(await visitor.get('/spor/football?page=2')));
    const [event = '', market = ''] = first.split(' ');
    const match = await shown(await visitor.get(`/spor/event/${event}`));
    const offered = [...match.matchAll(/name="pick"[^>]*value="([^"]+)"/g)].map(([, value]) => value ?? '');
    const other = offered.find((pick) => pick.split(' ')[1] !== market) ?? '';
    await visitor.post('/bet-slip', [
      ['intent', 'add'],
      ['pick', first],
      ['pick', other],
    ]);
    const refused = await reviewBet(visitor, '50', 'multiple');
    expect(refused.status).toBe(409);
    expect(await shown(refused)).toContain('Bu seçim');
    const fields = await review(visitor, '50', 'single');
    expect((await place(visitor, fields)).headers.get('location')).toBe('/dashboard/bets');
  });

  it('of singles is found, all of them, where no answer came', async () => {
    const { visitor, player } = await enterWithMoney();
    await addPick(visitor, 2);
    const fields = await review(visitor, '50', 'single');
    proxy.faults.set('bet/place', { kind: 'lost' });
    const answer = await place(visitor, fields);
    proxy.faults.delete('bet/place');
    expect(answer.status).toBe(303);
    expect(await betsOf(player)).toBe(2);
    expect(await shown(await visitor.get(answer.headers.get('location') ?? ''))).toContain('2 bahis kabul edildi');
  });

  it('is reviewed with a stake that was pressed, and the slip has it, and the other choices, when it is changed', async () => {
    const { visitor } = await enterWithMoney();
    await addPick(visitor, 2);
    const slip = await shown(await visitor.get('/bet-slip'));
    expect(slip).toMatch(/<button[^>]*name="amount" value="100"[^>]*>₺100</);
    const pressed = await visitor.post('/bet-slip', { amount: '100', kind: 'single', stake: '', accept: 'higher' });
    const fields = reviewedBetIn(await shown(pressed));
    expect(Object.fromEntries(fields)).toMatchObject({ stake: '100', kind: 'single', accept: 'higher' });
    const changed = await visitor.post('/bet-slip', [...fields, ['intent', 'edit']]);
    const again = await shown(await visitor.get(changed.headers.get('location') ?? ''));
    expect(again).toMatch(/name="stake"[^>]*value="100"/);
    for (const value of ['single', 'higher']) expect(again).toMatch(new RegExp(`<option value="${value}" selected`));
  });

  it('keeps what was typed when a selection is taken away', async () => {
    const { visitor } = await enterWithMoney();
    const [first = ''] = await addPick(visitor, 3);
    const typed = { kind: '2/3', stake: '12,5', accept: 'any' };
    const answer = await visitor.post('/bet-slip', { ...typed, drop: first });
    const page = await shown(await visitor.get(answer.headers.get('location') ?? ''));
    expect(page.match(/name="drop"/g)).toHaveLength(2);
    expect(page).toMatch(/name="stake"[^>]*value="12,5"/);
    expect(page).toContain('<option value="any" selected');
  });

  it('is empty for the next player of the browser', async () => {
    const { visitor } = await enterWithMoney();
    await addPick(visitor, 1);
    const kept = [...visitor.cookies].filter(([name]) => name.endsWith('bet-slip'));
    expect(kept).toHaveLength(1);
    const { visitor: other } = await enterWithMoney();
    for (const [name, value] of kept) other.cookies.set(name, value);
    expect(await shown(await other.get('/bet-slip'))).toContain('Kuponunuz boş');
  });

  it('keeps what was typed where the stake is none, and says so', async () => {
    const { visitor } = await enterWithMoney();
    await addPick(visitor, 1);
    const answer = await visitor.post('/bet-slip', {
      intent: 'review',
      kind: 'single',
      stake: 'elli',
      accept: 'higher',
    });
    const page = await shown(answer);
    expect(answer.status).toBe(400);
    expect(page).toContain('value="elli"');
    expect(page).toContain('Tutarı sayı olarak yazın.');
  });

  it('asks once more where the operator refuses it, and takes nothing', async () => {
    const { visitor, player } = await enterWithMoney();
    await addPick(visitor, 1);
    const fields = await review(visitor, '50', 'single');
    proxy.faults.set('bet/place', {
      kind: 'body',
      body: JSON.stringify({ success: false, message: 'Oran değişti', code: 'odds-changed' }),
    });
    const answer = await place(visitor, fields);
    proxy.faults.delete('bet/place');
    const page = await shown(answer);
    expect(answer.status).toBe(409);
    expect(page).toContain('Oran değişti');
    expect(reviewedBetIn(page).find(([name]) => name === 'intentId')).not.toEqual(
      fields.find(([name]) => name === 'intentId'),
    );
    expect(await betsOf(player)).toBe(0);
    expect((await place(visitor, reviewedBetIn(page))).headers.get('location')).toMatch(/^\/dashboard\/bets\/\d+$/);
    expect(await betsOf(player)).toBe(1);
  });

  it.each(Object.entries(anyFault) as [string, Fault][])(
    'says that the outcome is not known, and is never placed twice, while the call fails by %s',
    async (_name, fault) => {
      const { visitor, player } = await enterWithMoney();
      await addPick(visitor, 1);
      const fields = await review(visitor, '50', 'single');
      proxy.faults.set('bet/place', fault);
      const answer = await place(visitor, fields);
      proxy.faults.delete('bet/place');
      const placed = await betsOf(player);
      if (answer.status === 303) {
        const path = answer.headers.get('location') ?? '';
        expect(path).toMatch(/^\/dashboard\/bets/);
        await place(visitor, fields);
        expect(await betsOf(player)).toBe(placed);
      } else {
        expect(answer.status).toBeGreaterThanOrEqual(409);
        expect(placed).toBe(0);
      }
    },
  );

  it('is cashed out once, by a button with the amount', async () => {
    const { visitor, player } = await enterWithMoney();
    await addPick(visitor, 1);
    const answer = await place(visitor, await review(visitor, '50', 'single'));
    const path = `${answer.headers.get('location')}/cash-out`;
    const before = await player.balance();
    const page = await shown(await visitor.get(path));
    expect(page).toMatch(/[5-8] saniye/);
    const offer = /name="amount" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const paid = await Promise.all([1, 2, 3].map(() => visitor.copyAt().post(path, { amount: offer })));
    expect(paid.map(({ status }) => status)).toContain(303);
    expect(await player.balance()).toBeCloseTo(before + Number(offer), 2);
    expect(await shown(await visitor.get(answer.headers.get('location') ?? ''))).toContain('Bozduruldu');
  });
});

describe('a page of matches', () => {
  it('costs one call a fresh time however many look, and a small answer each', async () => {
    const address = '/odds?book=live';
    const calls = () => proxy.calls.get('sportsbook/events') ?? 0;
    const visitor = new HttpBrowser(site.url);
    const before = calls();
    const startedAt = Date.now();
    for (let hundred = 0; hundred < 20; hundred += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, () => visitor.get(address)));
      for (const answer of answers) expect(answer.status).toBe(200);
    }
    const freshTimes = 1 + Math.ceil((Date.now() - startedAt) / (1_000 * (sportsbook.events.freshSeconds ?? 0)));
    expect(calls() - before).toBeLessThanOrEqual(freshTimes);
    expect(calls() - before).toBeGreaterThan(0);
    const shownNow = await (await visitor.get(address)).text();
    const { odds, live } = JSON.parse(shownNow) as ShownNow;
    // Eight matches or more are live at any time.
    expect(Object.keys(odds).length).toBeGreaterThanOrEqual(16);
    expect(Object.keys(live).length).toBeGreaterThanOrEqual(8);
    for (const [path, state] of Object.entries(live))
      expect(`${path} ${state.slice(1, 3).join(' ')}`).toMatch(/^\/spor\/event\/\S+ \d+ \d+$/);
    expect(brotliCompressSync(shownNow).length).toBeLessThanOrEqual(1_024);
  });

  it('of a sport with many leagues has the largest ones, its own, and the way to all', async () => {
    const leagues = Array.from({ length: 250 }, (_, at) => ({ id: `l${at}`, name: `Lig ${at}`, events: at }));
    const tree = [{ id: 'football', name: 'Futbol', events: 5_000, live: 0, leagues }];
    proxy.faults.set('sportsbook/tree', { kind: 'rewrite', rewrite: () => tree });
    const plain = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const leaguesOn = async (path: string) => {
      const page = await shown(await new HttpBrowser(plain.url).get(path));
      return (/<nav[^>]*aria-label="Ligler">(.*?)<\/nav>/.exec(page)?.[1] ?? '').match(/>[^<]+(?=<\/a>)/g) ?? [];
    };
    try {
      const listed = await leaguesOn('/spor/football');
      expect(listed).toHaveLength(13);
      expect(listed.at(-1)).toBe('>Tüm ligler (250)');
      expect(listed[0]).toBe('>Lig 238 (238)');
      expect(await leaguesOn('/spor/football/l3')).toContain('>Lig 3 (3)');
      expect(await leaguesOn('/spor/football?leagues=all')).toHaveLength(250);
    } finally {
      await plain.stop();
    }
  });

  it('is of a day where one is chosen, and of all days for one that is not on offer', async () => {
    const visitor = new HttpBrowser(site.url);
    const shownOn = async (day: string) => {
      const page = await shown(await visitor.get(`/spor/football?day=${day}`));
      return page.match(/<small>(?:<b>Canlı<\/b>)? <span>[^<]*/g) ?? [];
    };
    const tomorrow = addDays(dayAt(Date.now(), 'Europe/Istanbul'), 1);
    const rows = await shownOn(tomorrow);
    expect(rows).toHaveLength(40);
    for (const row of rows) expect(row).toContain('Yarın');
    for (const day of ['2020-01-01', 'x', '2026-02-30']) expect((await shownOn(day))[0]).not.toContain('Yarın');
  });
});

it('a league is a favourite of one player in this browser', async () => {
  const { visitor } = await enterWithMoney();
  const list = await shown(await visitor.get('/spor/football'));
  const [, path = ''] = /<h2 id="league-[^"]*"><a href="([^"]+)"/.exec(list) ?? [];
  const page = await shown(await visitor.get(path));
  const name = /<h1>([^<]+)/.exec(page)?.[1] ?? '';
  const named = / name="addLeague" value="([^"]+)"/.exec(page)?.[1] ?? '';
  const row = async (by: HttpBrowser) =>
    /aria-label="Favori ligler".*?<\/nav>/.exec(await shown(await by.get('/spor')))?.[0];
  expect(await row(visitor)).toBeUndefined();
  expect((await visitor.post('/preferences', { addLeague: named, redirectTo: path })).headers.get('location')).toBe(
    path,
  );
  expect(await row(visitor)).toContain(name);
  const { visitor: other } = await enterWithMoney();
  for (const [cookie, value] of visitor.cookies) if (cookie.endsWith('leagues')) other.cookies.set(cookie, value);
  expect(await row(other)).toBeUndefined();
  await visitor.post('/preferences', { removeLeague: named, redirectTo: path });
  await visitor.post('/preferences', { addLeague: 'football none', redirectTo: path });
  expect(await row(visitor)).toBeUndefined();
});

it('odds are written as the player chose, on each page', async () => {
  const { visitor } = await enterWithMoney();
  await addPick(visitor, 2);
  await visitor.post('/preferences', { odds: 'fractional', redirectTo: '/preferences' });
  expect(await shown(await visitor.get('/preferences'))).toMatch(/value="fractional"[^>]*aria-current="true"/);
  await place(visitor, await review(visitor, '50', 'multiple'));
  await addPick(visitor, 2);
  const bets = await shown(await visitor.get('/dashboard/bets'));
  const bet = /href="(\/dashboard\/bets\/\d+)"/.exec(bets)?.[1] ?? '';
  for (const path of ['/spor', '/bet-slip', bet]) {
    const page = await shown(await visitor.get(path));
    expect(page, path).toMatch(/<(?:b|dd)[^>]*>\d+\/\d+</);
    expect(page, path).not.toMatch(/<b>\d+,\d\d</);
  }
  expect(await shown(await new HttpBrowser(site.url).get('/spor'))).toMatch(/<b>\d+,\d\d</);
});

it('a stake is taken from the money that was chosen, which the review names', async () => {
  const { visitor, player } = await enterWithMoney();
  await redeem(player, 'POYRA-50');
  await addPick(visitor, 1);
  expect(await shown(await visitor.get('/bet-slip'))).toContain('Hangi parayla');
  const parts = async () => (await walletOf(player)) as { balance: number; bonusBalance: number };
  const before = await parts();
  const order = { intent: 'review', kind: 'single', stake: '20', accept: 'any', wallet: 'bonus' };
  const page = await shown(await visitor.post('/bet-slip', order));
  expect(page).toMatch(/Hangi parayla[^]*₺50,00/);
  expect((await place(visitor, reviewedBetIn(page))).headers.get('location')).toMatch(/^\/dashboard\/bets\/\d+$/);
  const after = await parts();
  expect([before.balance - after.balance, before.bonusBalance - after.bonusBalance]).toEqual([20, 20]);
});

it('a match that is over says so, and leads on; one that never was is not found', async () => {
  const visitor = new HttpBrowser(site.url);
  const [event = ''] = picksIn(await shown(await visitor.get('/spor/football?page=2')));
  const [league = '', slot = ''] = event.split(' ', 1)[0]?.split('-') ?? [];
  const over = await visitor.get(`/spor/event/${league}-${Number(slot) - 200}-0`);
  expect(over.status).toBe(410);
  const page = await shown(over);
  for (const part of ['Sona erdi', 'Ana sayfa']) expect(page).toContain(part);
  expect((await visitor.get('/spor/event/none')).status).toBe(404);
});

describe('an operator without the capability', () => {
  let plain: TestSite;
  beforeAll(async () => {
    plain = await startSite({ OPERATOR_SCENARIOS: '1' });
  });
  afterAll(() => plain.stop());

  it('has the frame, and no page of matches, slip or bets', async () => {
    await scenariosOf(plain.operatorUrl).without(['bets']);
    const visitor = new HttpBrowser(plain.url);
    await visitor.logIn();
    expect(await shown(await visitor.get('/spor'))).toContain('/sportsbook/frame/sports');
    for (const path of ['/spor/football', '/spor/event/x', '/bet-slip', '/dashboard/bets', '/dashboard/bets.csv'])
      expect((await visitor.get(path)).status, path).toBe(404);
  });
});
