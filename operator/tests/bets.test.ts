// @module-tag tier-1
// @module-tag sportsbook

import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Call } from '~/upstream/contract/call';
import { contract } from '~/upstream/contract/contract';
import { callOperator, type CallOptions } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { fund, newPlayer, type TestPlayer } from '../../tests/support/players';
import { listenToHub } from '../../tests/support/hub-client';
import { scenariosOf } from '../../tests/support/scenarios';
import { turnFactorOn } from '../../tests/support/authenticator';
import { bonusesOf, depositSmall, redeem, walletOf } from '../../tests/support/bonus-calls';

const operator = operatorOfFile({ scenarios: true });

/** The data of a success. */
async function ask<C extends Call>(
  call: C,
  body: z.input<C['request']>,
  options?: CallOptions,
): Promise<z.output<C['data']>> {
  const reply = await callOperator(operator.apiUrl, call.path, body, options);
  expect(reply).toMatchObject({ success: true });
  return call.data.parse(reply.data) as z.output<C['data']>;
}

const { sportsbook, slip, bet, customer } = contract;
const everything = { skip: 0, take: 100 };

describe('the tree of a book', () => {
  it('counts the matches of each sport and league', async () => {
    const tree = await ask(sportsbook.tree, { book: 'sports' });
    expect(tree.map(({ id }) => id)).toEqual(['football', 'basketball', 'tennis', 'volleyball']);
    for (const { id, events, leagues } of tree) {
      expect(leagues.reduce((sum, league) => sum + league.events, 0)).toBe(events);
      const { total } = await ask(sportsbook.events, { book: 'sports', sport: id, skip: 0, take: 1 });
      // A match may start or end in between.
      expect(Math.abs(total - events)).toBeLessThan(5);
    }
  });

  it('has live matches only in the live book, and no sport but one in the e-sports book', async () => {
    for (const { live, events } of await ask(sportsbook.tree, { book: 'live' })) expect(live).toBe(events);
    expect((await ask(sportsbook.tree, { book: 'esports' })).map(({ name }) => name)).toEqual(['E-sports']);
  });

  it('is in the language of the call, in English where the book has no other', async () => {
    const nameIn = async (locale: 'tr' | 'de') =>
      (await ask(sportsbook.tree, { book: 'sports' }, { locale }))[0]?.leagues[0]?.name;
    expect([await nameIn('tr'), await nameIn('de')]).toEqual(['Kuzey Yıldızı Ligi', 'North Star League']);
  });
});

describe('the matches of a book', () => {
  it('come by their start, page by page, each with its main market', async () => {
    const { total, items } = await ask(sportsbook.events, { book: 'sports', ...everything });
    expect(total).toBeGreaterThan(1_000);
    expect(items).toHaveLength(100);
    const starts = items.map(({ startsAt }) => startsAt);
    expect(starts).toEqual(starts.toSorted());
    const next = await ask(sportsbook.events, { book: 'sports', skip: 100, take: 100 });
    expect(next.items[0]?.startsAt.localeCompare(starts.at(-1) ?? '')).not.toBe(-1);
    for (const { main, isLive, clock, score, markets } of items) {
      expect(main?.selections.length).toBeGreaterThan(1);
      expect(Boolean(clock && score)).toBe(isLive);
      if (!isLive) expect(markets).toBeGreaterThan(0);
    }
    const past = await ask(sportsbook.events, { book: 'sports', skip: 1_000_000, take: 1 });
    expect(past.items).toEqual([]);
  });

  it('are those of a sport, a league, a day', async () => {
    const [football] = await ask(sportsbook.tree, { book: 'sports' });
    const league = football?.leagues[1]?.id ?? '';
    const day = new Date(Date.now() + 27 * 3_600_000).toISOString().slice(0, 10);
    const { items } = await ask(sportsbook.events, { book: 'sports', sport: 'football', league, day, ...everything });
    expect(items).toHaveLength(96);
    const dayInIstanbul = (time: string) => new Date(Date.parse(time) + 3 * 3_600_000).toISOString().slice(0, 10);
    expect(new Set(items.map((item) => [item.sport.id, item.league.id, dayInIstanbul(item.startsAt)].join()))).toEqual(
      new Set([['football', league, day].join()]),
    );
    const none = await ask(sportsbook.events, { book: 'sports', sport: 'esports', ...everything });
    expect(none.total).toBe(0);
    const noDay = await callOperator(operator.apiUrl, 'sportsbook/events', {
      book: 'live',
      day: '2026-02-30',
      skip: 0,
      take: 1,
    });
    expect(noDay.success).toBe(false);
  });

  it.each(['ruzgarli', 'RÜZGÂRLI', 'rüzgarlı sk', 'north STAR ruzgarli', 'kuzey yildizi rüzgârlı'])(
    'are found by team and league in any letters: %s',
    async (search) => {
      const { total, items } = await ask(sportsbook.events, { book: 'sports', search, ...everything });
      expect(total).toBeGreaterThan(5);
      for (const { home, away } of items) expect(`${home} ${away}`).toContain('Rüzgârlı SK');
    },
  );

  it.each([0, 101])('are at most a hundred a call: take %i is refused', async (take) => {
    const reply = await callOperator(operator.apiUrl, 'sportsbook/events', { book: 'sports', skip: 0, take });
    expect(reply.status).toBe(400);
  });
});

describe('a match', () => {
  it('has all its markets in groups, the main one first', async () => {
    const { items } = await ask(sportsbook.events, { book: 'sports', sport: 'football', skip: 90, take: 1 });
    const match = await ask(sportsbook.event, { id: items[0]?.id ?? '' }, { locale: 'tr' });
    expect(match.offers.map(({ group }) => group)).toContain('Toplamlar');
    expect(match.offers[0]).toEqual(match.main);
    expect(match.offers.filter(({ selections }) => selections.some(({ odds }) => odds))).toHaveLength(match.markets);
    for (const { odds } of match.offers.flatMap(({ selections }) => selections))
      expect(odds ?? '1.00').toMatch(/^\d+\.\d\d$/);
  });

  it('is refused by a code where it is over or unknown', async () => {
    const { items } = await ask(sportsbook.events, { book: 'sports', sport: 'football', skip: 90, take: 1 });
    const [league, slot = '', place] = (items[0]?.id ?? '').split('-');
    const answerOf = (id: string) => callOperator(operator.apiUrl, 'sportsbook/event', { id });
    expect(await answerOf(`${league}-${Number(slot) - 200}-${place}`)).toMatchObject({ success: false, code: 'ended' });
    for (const id of ['fk-1-7', 'zz-1-0', '__proto__', '<b>'])
      expect(await answerOf(id)).toMatchObject({ success: false, code: 'not-found' });
  });
});

interface Pick {
  event: string;
  market: string;
  selection: string;
  odds: string;
}

/** A selection of the main market of matches that do not start during the test. */
async function picksOf(count: number, sport = 'tennis', which = 0): Promise<Pick[]> {
  const { items } = await ask(sportsbook.events, { book: 'sports', sport, skip: 60, take: 100 });
  const picks = items.flatMap(({ id, main }): Pick[] => {
    const { id: selection, odds } = main?.selections[which] ?? {};
    return main && selection && odds ? [{ event: id, market: main.id, selection, odds }] : [];
  });
  return picks.slice(0, count);
}

const hundredths = (odds: string | null) => Math.round(Number(odds) * 100);

describe('a quote', () => {
  let player: TestPlayer;
  beforeAll(async () => void (player = await newPlayer(operator.apiUrl)));
  const quote = (body: z.input<(typeof slip.quote)['request']>) => ask(slip.quote, body, { token: player.token });

  it('says what a multiple pays now, exactly', async () => {
    const { picks, totalOdds, pays, conflicts, ...limits } = await quote({
      kind: 'multiple',
      picks: await picksOf(2),
      stake: '20,50',
    });
    const [one = 0, other = 0] = picks.map(({ odds }) => hundredths(odds));
    expect(picks.map(({ state }) => ['open', 'changed'].includes(state))).toEqual([true, true]);
    expect(picks[0]).toMatchObject({ marketName: 'Match winner', name: picks[0]?.home });
    expect(hundredths(totalOdds)).toBe(Math.floor((one * other) / 100));
    expect(hundredths(pays)).toBe(Math.floor((2_050 * one * other) / 10_000));
    expect({ conflicts, ...limits }).toMatchObject({ conflicts: [], min: '10', max: '25000' });
  });

  it('says what a system and several singles pay', async () => {
    const picks = await picksOf(3);
    const system = await quote({ kind: 'system', system: '2/3', picks, stake: 30 });
    const [a = 0, b = 0, c = 0] = system.picks.map(({ odds }) => hundredths(odds));
    expect(hundredths(system.pays)).toBe(Math.floor((3_000 * (a * b + a * c + b * c)) / 30_000));
    const singles = await quote({ kind: 'single', picks, stake: 30 });
    expect(singles.totalOdds).toBeNull();
    expect(hundredths(singles.pays)).toBe(singles.picks.reduce((sum, { odds }) => sum + 30 * hundredths(odds), 0));
  });

  it('names changed and closed picks, and pays nothing with them', async () => {
    const [pick] = await picksOf(1);
    if (!pick) throw new Error('No match.');
    const picks = [
      { ...pick, odds: '99.00' },
      { ...pick, event: 'tk-1-0' },
      { ...pick, market: 'no such' },
      { ...pick, selection: '3' },
    ];
    const { picks: priced, pays, totalOdds } = await quote({ kind: 'multiple', picks, stake: 50 });
    expect(priced.map(({ state }) => state)).toEqual(['changed', 'closed', 'closed', 'closed']);
    expect([pays, totalOdds, priced[3]?.name]).toEqual([null, null, null]);
  });

  it('says which picks are of one match, for a bet of both', async () => {
    const { items } = await ask(sportsbook.events, { book: 'sports', sport: 'football', skip: 90, take: 1 });
    const { offers } = await ask(sportsbook.event, { id: items[0]?.id ?? '' });
    const picks = offers.slice(0, 2).map(({ id, selections }) => ({
      ...{
        event: items[0]?.id ?? '',
        market: id,
        selection: selections[0]?.id ?? '',
        odds: selections[0]?.odds ?? '1',
      },
    }));
    const multiple = await quote({ kind: 'multiple', picks: [...(await picksOf(1)), ...picks], stake: 50 });
    expect([multiple.conflicts, multiple.pays]).toEqual([[[1, 2]], null]);
    expect((await quote({ kind: 'single', picks, stake: 50 })).conflicts).toEqual([]);
  });

  it('bounds the stake by the highest payout', async () => {
    const picks = await picksOf(12, 'football', 1);
    const { picks: priced, max, pays } = await quote({ kind: 'multiple', picks: picks.slice(0, 6), stake: '25000' });
    const factor = priced.reduce((product, { odds }) => product * Number(odds), 1);
    expect(Number(max)).toBeLessThanOrEqual(500_000.01 / factor);
    expect([pays, Number(max) < 25_000]).toEqual([null, true]);
    const many = await quote({ kind: 'multiple', picks, stake: '10' });
    expect([many.totalOdds, Number(many.max) < Number(many.min)]).toEqual([null, true]);
  });

  it.each([
    ['multiple', undefined, 1],
    ['system', undefined, 3],
    ['system', '2/4', 3],
    ['system', '3/3', 3],
    ['system', '1/3', 3],
  ] as const)('refuses a %s %s of %i picks', async (kind, system, count) => {
    const body = { kind, system, picks: await picksOf(count) };
    const reply = await callOperator(operator.apiUrl, 'slip/quote', body, { token: player.token });
    expect(reply).toMatchObject({ status: 200, success: false, field: 'kind' });
  });
});

async function newBettor(lira: number): Promise<TestPlayer> {
  const player = await newPlayer(operator.apiUrl);
  if (lira > 0) await (lira > 1_500 ? fund : depositSmall)(player, lira);
  return player;
}

type Placing = z.input<(typeof bet.place)['request']>;

const place = (player: TestPlayer, body: Placing, idempotencyKey: string = randomUUID()) =>
  player.call('bet/place', body, { idempotencyKey });

/** A bet that the odds of no moment refuse. */
async function anyBet(count = 1, more: Partial<Placing> = {}): Promise<Placing> {
  const kind = count === 1 ? 'single' : 'multiple';
  return { kind, picks: await picksOf(count), stake: '50', accept: 'any', ...more };
}

describe('placing a bet', () => {
  it('takes the stake once, and says by its key what it was', async () => {
    const player = await newBettor(200);
    const key = randomUUID();
    const body = await anyBet(3, { kind: 'system', system: '2/3', stake: '60,30' });
    const placed = await place(player, body, key);
    expect(bet.place.data.parse(placed.data)).toMatchObject({ reference: key, state: 'open' });
    expect(await player.balance()).toBe(139.7);
    expect(await place(player, body, key)).toEqual(placed);
    expect(await place(player, { ...body, stake: '70' }, key)).toMatchObject({ success: false });
    const deposit = { id: 6, target: 'pay', detail: { Amount: 500, Network: 1 } };
    expect(await player.call('payment/deposit', deposit, { idempotencyKey: key })).toMatchObject({ success: false });
    expect(await player.balance()).toBe(139.7);
  });

  it('takes each of several singles once, all of them or none', async () => {
    const player = await newBettor(200);
    const key = randomUUID();
    const body = await anyBet(3, { kind: 'single', stake: '60' });
    const replies = await Promise.all([place(player, body, key), place(player, body, key)]);
    expect(replies[0]).toEqual(replies[1]);
    expect(await player.balance()).toBe(20);
    const { data } = await player.call('bet/list', { state: 'all', skip: 0, take: 10 });
    const { items } = bet.list.data.parse(data);
    expect(items.map(({ kind, count, stake, reference }) => [kind, count, Number(stake), reference])).toEqual(
      Array.from({ length: 3 }, () => ['single', 1, 60, key]),
    );
    expect(items.at(-1)).toMatchObject({ id: (replies[0]?.data as { id: number }).id });
    expect(await place(player, { ...body, stake: '10' })).toMatchObject({ success: false, field: 'stake' });
    expect(await player.balance()).toBe(20);
  });

  it('has one effect for a hundred parallel presses', async () => {
    const player = await newBettor(200);
    const [key, body] = [randomUUID(), await anyBet()];
    const replies = await Promise.all(Array.from({ length: 100 }, () => place(player, body, key)));
    expect(new Set(replies.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await player.balance()).toBe(150);
  });

  it('never spends the same money twice', async () => {
    const player = await newBettor(200);
    const body = await anyBet();
    const replies = await Promise.all(Array.from({ length: 12 }, () => place(player, body)));
    expect(replies.filter(({ success }) => success)).toHaveLength(4);
    expect(replies.find(({ success }) => !success)).toMatchObject({ field: 'stake' });
    expect(await player.balance()).toBe(0);
  });

  it.each([
    ['none', '1.01', false],
    ['none', '99.00', false],
    ['higher', '1.01', true],
    ['higher', '99.00', false],
    ['any', '99.00', true],
  ] as const)('that accepts %s takes the place of odds %s: %s', async (accept, odds, isPlaced) => {
    const player = await newBettor(100);
    const [pick] = await picksOf(1);
    if (!pick) throw new Error('No match.');
    const reply = await place(player, { kind: 'single', picks: [{ ...pick, odds }], stake: 50, accept });
    expect(reply.success).toBe(isPlaced);
    expect(await player.balance()).toBe(isPlaced ? 50 : 100);
    if (isPlaced) return;
    expect(reply).toMatchObject({ code: 'odds-changed' });
    const { picks } = reply.data as { picks: { odds: string }[] };
    expect(picks).toMatchObject([{ event: pick.event, state: 'changed' }]);
    expect(Math.abs(Number(picks[0]?.odds) - Number(pick.odds))).toBeLessThan(0.5);
  });

  it('is refused with a closed pick, and with two picks of one match', async () => {
    const player = await newBettor(100);
    const body = await anyBet(2);
    const closed = await place(player, { ...body, picks: body.picks.map((pick) => ({ ...pick, market: 'no' })) });
    expect(closed).toMatchObject({ code: 'suspended', data: { picks: [{ state: 'closed' }, { state: 'closed' }] } });
    const twice = await place(player, { ...body, picks: [...body.picks, ...body.picks.slice(0, 1)] });
    expect(twice).toMatchObject({ success: false, field: 'picks' });
    expect(await player.balance()).toBe(100);
  });

  it.each([
    ['9.99', 'stake-limit'],
    ['25000.01', 'stake-limit'],
    ['', undefined],
    ['-50', undefined],
    ['1e3', undefined],
    [1e21, undefined],
    ['0', 'stake-limit'],
    ['10.001', undefined],
  ])('is refused at the stake %s', async (stake, code) => {
    const player = await newBettor(100);
    const reply = await place(player, await anyBet(1, { stake }));
    expect(reply).toMatchObject({ success: false, field: 'stake', data: { min: 10, max: 25_000 } });
    expect((reply as { code?: string }).code).toBe(code);
    expect(await player.balance()).toBe(100);
  });

  it('says the highest stake where the payout is bounded', async () => {
    const player = await newBettor(100);
    const picks = await picksOf(4, 'football', 1);
    const body: Placing = { kind: 'multiple', picks, stake: '25000', accept: 'any' };
    const refused = await place(player, body);
    expect(refused).toMatchObject({ code: 'stake-limit' });
    expect(refused.message).toContain('₺500,000');
    expect((refused.data as { max: number }).max).toBeLessThan(25_000);
  });

  it('never passes a limit of the player, and is refused while play is paused', async () => {
    const player = await newBettor(500);
    await player.call('limits/set', { kind: 'loss', period: 'day', amount: 120 });
    const body = await anyBet();
    const replies = await Promise.all(Array.from({ length: 6 }, () => place(player, body)));
    expect(replies.filter(({ success }) => success)).toHaveLength(2);
    expect(replies.find(({ success }) => !success)).toMatchObject({ code: 'limit-reached' });
    await player.call('exclusion/start', { kind: 'stop' });
    expect(await place(player, { ...body, stake: '' })).toMatchObject({ code: 'excluded' });
    expect(await player.balance()).toBe(400);
  });

  it('stakes the money that the player names', async () => {
    const player = await newBettor(100);
    await redeem(player, 'POYRA50');
    expect(await place(player, await anyBet(1, { stake: 101, wallet: 'real' }))).toMatchObject({ field: 'stake' });
    expect(await place(player, await anyBet(1, { stake: 51, wallet: 'bonus' }))).toMatchObject({ field: 'stake' });
    expect(await place(player, await anyBet(1, { stake: 30, wallet: 'bonus' }))).toMatchObject({ success: true });
    expect(await walletOf(player)).toMatchObject({ balance: 120, bonusBalance: 20 });
    expect(await place(player, await anyBet(1, { stake: 40, wallet: 'real' }))).toMatchObject({ success: true });
    expect(await walletOf(player)).toMatchObject({ balance: 80, bonusBalance: 20 });
    expect(await place(player, await anyBet(1, { stake: 70 }))).toMatchObject({ success: true });
    expect(await walletOf(player)).toMatchObject({ balance: 10, bonusBalance: 10 });
  });

  it('asks for a code at a high stake of a player with a second factor', async () => {
    const player = await newBettor(25_000);
    const { app } = await turnFactorOn(player);
    expect(await place(player, await anyBet(1, { stake: '9999.99' }))).toMatchObject({ success: true });
    const [key, body] = [randomUUID(), await anyBet(1, { stake: '10000' })];
    expect(await place(player, body, key)).toMatchObject({ code: 'second-factor', field: 'code' });
    expect(await place(player, { ...body, code: app.next() }, key)).toMatchObject({ success: true });
    expect(await place(player, body, key)).toMatchObject({ success: true });
    expect(await player.balance()).toBe(5_000.01);
  });
});

describe("a player's bets", () => {
  const listOf = (player: TestPlayer, body: Partial<z.input<(typeof bet.list)['request']>> = {}) =>
    ask(bet.list, { state: 'all', skip: 0, take: 20, ...body }, { token: player.token });
  const detailOf = (player: TestPlayer, id: string | number, locale: 'en' | 'de' = 'en') =>
    ask(bet.detail, { id }, { token: player.token, locale });

  it('are listed by state and time, newest first, with a total', async () => {
    const player = await newBettor(300);
    await place(player, await anyBet(1));
    await place(player, await anyBet(3));
    const last = await place(player, await anyBet(3, { kind: 'system', system: '2/3' }));
    const { total, items } = await listOf(player);
    expect([total, items.map(({ kind }) => kind)]).toEqual([3, ['system', 'multiple', 'single']]);
    expect(items[0]).toMatchObject({
      ...(last.data as object),
      pays: items[0]?.pays,
      system: '2/3',
      count: 3,
      stake: '50',
    });
    expect((await listOf(player, { state: 'settled' })).total).toBe(0);
    expect((await listOf(player, { state: 'open', skip: 1, take: 1 })).items).toEqual([items[1]]);
    const placedAt = items[0]?.placedAt.slice(0, 19) ?? '';
    const later = new Date(Date.parse(`${placedAt}Z`) + 1_000).toISOString().slice(0, 19);
    expect((await listOf(player, { to: '2020-01-01T00:00:00' })).total).toBe(0);
    expect((await listOf(player, { from: '2020-01-01T00:00:00', to: later })).total).toBe(3);
    expect((await listOf(await newBettor(0))).total).toBe(0);
  });

  it('say what they are on, and once the matches have ended why they are won or lost', async () => {
    const player = await newBettor(300);
    const { id } = (await place(player, await anyBet(3, { kind: 'system', system: '2/3' }))).data as { id: number };
    const open = await detailOf(player, id);
    expect(open.legs.map(({ state, reason, ruleUrl }) => [state, reason, ruleUrl])).toEqual(
      Array(3).fill(['open', undefined, undefined]),
    );
    expect(open).toMatchObject({ state: 'open', title: `${open.legs[0]?.home} – ${open.legs[0]?.away}` });
    await scenariosOf(operator.apiUrl).turnClock(60 * 3_600_000);
    const settled = await detailOf(player, id);
    await scenariosOf(operator.apiUrl).turnClock(0);
    expect(settled.history.map(({ state }) => state)).toEqual(['open', settled.state]);
    for (const { state, result, reason, ruleUrl, name, home, away } of settled.legs) {
      expect(result).toMatch(/^\d–\d$/);
      expect(reason).toBe(
        `The match ended ${result}. Match winner: ${state === 'won' ? name : name === home ? away : home}.`,
      );
      expect(ruleUrl).toBe('/pages/1');
    }
    const won = settled.legs.filter(({ state }) => state === 'won');
    expect(settled.state).toBe(won.length >= 2 ? 'won' : 'lost');
    if (won.length < 2) expect(settled.pays).toBe('0');
    expect(Math.round((await player.balance()) * 100)).toBe(25_000 + hundredths(settled.pays));
    expect((await detailOf(player, id, 'de')).legs[0]?.reason).toMatch(/^Das Spiel endete/);
  });

  it('tell of a bet that has won by a notification that leads to it', async () => {
    const player = await newBettor(300);
    const { items } = await ask(sportsbook.events, { book: 'sports', sport: 'football', skip: 90, take: 1 });
    const { id: event = '', main } = items[0] ?? {};
    for (const { id: selection, odds } of main?.selections ?? [])
      await place(player, {
        kind: 'single',
        picks: [{ event, market: main?.id ?? '', selection, odds: odds ?? '' }],
        stake: '50',
        accept: 'any',
      });
    await scenariosOf(operator.apiUrl).turnClock(60 * 3_600_000);
    const { items: bets } = await listOf(player);
    const won = bets.find(({ state }) => state === 'won');
    const news = await ask(customer.notification, { skip: 0, take: 10 }, { token: player.token });
    await scenariosOf(operator.apiUrl).turnClock(0);
    expect(bets).toHaveLength(3);
    expect(news.filter(({ about }) => about === 'bets').map(({ reference }) => reference)).toEqual([String(won?.id)]);
  });

  it("are their player's: another's is not found", async () => {
    const player = await newBettor(100);
    const { id } = (await place(player, await anyBet())).data as { id: number };
    const other = await newBettor(0);
    for (const one of [id, 'x', -1, 0, 999_999_999])
      expect(await other.call('bet/detail', { id: one })).toMatchObject({
        success: false,
        code: 'not-found',
        data: null,
      });
  });
});

describe('cashing out', () => {
  const quoteOf = (player: TestPlayer, id: number) => ask(bet.cashoutquote, { id }, { token: player.token });
  const cashOut = (player: TestPlayer, id: number, amount: string, idempotencyKey: string = randomUUID()) =>
    player.call('bet/cashout', { id, amount }, { idempotencyKey });
  async function placed(player: TestPlayer, count = 1, more: Partial<Placing> = {}): Promise<number> {
    return ((await place(player, await anyBet(count, more))).data as { id: number }).id;
  }

  it('pays the offer once, for any number of presses', async () => {
    const player = await newBettor(300);
    const id = await placed(player, 3, { stake: 100 });
    const { amount, until } = await quoteOf(player, id);
    expect(Math.abs(Number(amount) - 95)).toBeLessThan(6);
    expect(Date.parse(until) - Date.now()).toBeLessThan(10_000);
    const key = randomUUID();
    const first = await cashOut(player, id, amount, key);
    expect(first).toMatchObject({ success: true });
    expect(await cashOut(player, id, amount, key)).toEqual(first);
    const again = await Promise.all(Array.from({ length: 30 }, () => cashOut(player, id, amount)));
    for (const reply of again) expect(reply).toMatchObject({ success: false, code: 'ended' });
    expect(await player.balance()).toBe(Math.round(20_000 + Number(amount) * 100) / 100);
    const detail = await ask(bet.detail, { id }, { token: player.token });
    expect(detail).toMatchObject({ state: 'cashed-out', pays: amount });
    expect(detail.history.map(({ state }) => state)).toEqual(['open', 'cashed-out']);
    expect(await player.call('bet/cashoutquote', { id })).toMatchObject({ code: 'ended' });
  });

  it('pays once for parallel presses with keys of their own', async () => {
    const player = await newBettor(300);
    const id = await placed(player);
    const { amount } = await quoteOf(player, id);
    const replies = await Promise.all(Array.from({ length: 30 }, () => cashOut(player, id, amount)));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
  });

  it('is refused with the new offer where the amount is not the offer, or is over', async () => {
    const player = await newBettor(300);
    const id = await placed(player);
    const { amount } = await quoteOf(player, id);
    const more = await cashOut(player, id, String(Number(amount) + 1));
    expect(more).toMatchObject({ success: false, code: 'offer-changed', field: 'amount' });
    const offer = more.data as { amount: number };
    expect(more.message).toContain(`₺${offer.amount.toFixed(2)}`);
    await scenariosOf(operator.apiUrl).turnClock(9_000);
    const late = await cashOut(player, id, String(offer.amount));
    await scenariosOf(operator.apiUrl).turnClock(0);
    expect(late).toMatchObject({ success: false, code: 'offer-changed' });
    expect(await player.balance()).toBe(250);
    const unasked = await placed(player);
    expect(await cashOut(player, unasked, '47.50')).toMatchObject({ success: false });
  });

  it("is not offered for another player's bet, and not after its match", async () => {
    const player = await newBettor(300);
    const id = await placed(player);
    const other = await newBettor(0);
    expect(await other.call('bet/cashoutquote', { id })).toMatchObject({ code: 'not-found' });
    expect(await cashOut(other, id, '47.50')).toMatchObject({ code: 'not-found' });
    const { amount } = await quoteOf(player, id);
    await scenariosOf(operator.apiUrl).turnClock(60 * 3_600_000);
    const late = await cashOut(player, id, amount);
    await scenariosOf(operator.apiUrl).turnClock(0);
    expect(late).toMatchObject({ code: 'ended' });
  });

  it('counts the stake for no bonus', async () => {
    const player = await newBettor(300);
    await redeem(player, 'POYRA50');
    const id = await placed(player, 1, { stake: 40, wallet: 'bonus' });
    const { amount } = await quoteOf(player, id);
    await cashOut(player, id, amount);
    expect(await walletOf(player)).toMatchObject({ bonusBalance: Math.round(1_000 + Number(amount) * 100) / 100 });
    expect((await bonusesOf(player))[0]).toMatchObject({ status: 1, wagered: '0' });
  });
});

describe('a settled bet', () => {
  it('is pushed to its player', async () => {
    const player = await newBettor(300);
    const hub = await listenToHub(operator.hubUrl, player.token, []);
    const settled = async () => {
      for (;;) {
        const [command, message] = await hub.next();
        if (command === 'BetSettled') return message;
      }
    };
    const { id } = (await place(player, await anyBet())).data as { id: number };
    const { amount } = await ask(bet.cashoutquote, { id }, { token: player.token });
    await player.call('bet/cashout', { id, amount }, { idempotencyKey: randomUUID() });
    expect(await settled()).toEqual({ id });
    const last = (await place(player, await anyBet())).data as { id: number };
    await scenariosOf(operator.apiUrl).turnClock(60 * 3_600_000);
    await player.call('bet/list', { state: 'all', skip: 0, take: 1 });
    await scenariosOf(operator.apiUrl).turnClock(0);
    expect(await settled()).toEqual({ id: last.id });
    await hub.connection.stop();
  });
});

it('without the capability there are no such calls', async () => {
  const player = await newBettor(100);
  const { without, clear } = scenariosOf(operator.apiUrl);
  const body = await anyBet();
  await without(['bets']);
  const calls: [string, unknown][] = [
    ['sportsbook/tree', { book: 'sports' }],
    ['sportsbook/events', { book: 'sports', ...everything }],
    ['sportsbook/event', { id: 'fk-1-0' }],
    ['slip/quote', body],
    ['bet/place', body],
    ['bet/list', { state: 'all', ...everything }],
    ['bet/detail', { id: 1 }],
    ['bet/cashoutquote', { id: 1 }],
    ['bet/cashout', { id: 1, amount: '1' }],
  ];
  const replies = await Promise.all(calls.map(([name, request]) => player.call(name, request)));
  await clear();
  expect(replies.map(({ status }) => status)).toEqual(calls.map(() => 404));
});
