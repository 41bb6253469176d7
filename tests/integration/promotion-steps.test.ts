// @module-tag tier-1
// @module-tag promotions
// @module-tag bonuses

import { beforeEach, expect, it } from 'vitest';
import { depositSmall } from '../support/bonus-calls';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fund, newPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';

/** The next step of promotions, by what the visitor may do. */

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

/** Announces the derby bonus, for deposits of ₺250. */
const DERBY = '/promotions/3';
/** Announces no bonus. */
const RACE = '/promotions/4';

const enter = () => enterAsNewPlayer(operator.apiUrl, site.url);
const pageOf = async (visitor: HttpBrowser, path = DERBY) => shown(await visitor.get(path));
const stepIn = (page: string) => /<div [^>]*data-step=""[\s\S]*?(?=<div|<\/article>|<\/li>)/.exec(page)?.[0] ?? '';
const stepOf = async (visitor: HttpBrowser, path = DERBY) => stepIn(await pageOf(visitor, path));
const linksIn = (step: string) =>
  [...step.matchAll(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, href, label = '']) => [
    label.replace(/<[^>]*>/g, '').trim(),
    href,
  ]);

it('guests sign up or log in and come back, without a call about bonuses', async () => {
  const guest = new HttpBrowser(site.url);
  const expected = [
    ['Üye ol', '/register?redirectTo=%2Fpromotions%2F3'],
    ['Giriş yap', '/login?redirectTo=%2Fpromotions%2F3'],
  ];
  expect(linksIn(await stepOf(guest))).toEqual(expected);
  expect(await pageOf(guest, '/promotions')).toContain(expected[1]?.[1]);
  expect(proxy.calls.get('bonus/available')).toBeUndefined();
  const { username, password } = await newPlayer(operator.apiUrl);
  expect((await guest.logIn(username, password, DERBY)).headers.get('location')).toBe(DERBY);
});

it('a player short of deposits reads how far it is, and is led to a deposit', async () => {
  const { visitor, player } = await enter();
  await depositSmall(player, 100);
  const step = await stepOf(visitor);
  expect(step).toContain('₺100 / ₺250');
  expect(step).not.toContain('<form');
  expect(linksIn(step)).toContainEqual(['Para yatır', '/dashboard/deposit']);
});

it('who may claim claims in place, goes on with the bonus, and has had it after its end', async () => {
  const { visitor, player } = await enter();
  await fund(player, 250);
  const ready = await stepOf(visitor);
  expect(ready).toContain('Bu bonusu şimdi talep edebilirsiniz.');
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(ready)?.[1] ?? '';
  const claimed = await visitor.post('/dashboard/claim-bonus', { id: field('id'), redirectTo: field('redirectTo') });
  expect([claimed.status, claimed.headers.get('location')]).toEqual([303, DERBY]);

  const running = await stepOf(visitor);
  expect(running).toContain('Bu bonus devam ediyor: ₺0,00 / ₺100,00 çevrildi.');
  expect(running).not.toContain('<form');
  const [label, href = ''] = linksIn(running)[0] ?? [];
  expect(label).toBe('Bonusa devam et');
  const [path = '', anchor = ''] = href.split('#');
  expect(await pageOf(visitor, path)).toContain(`<article id="${anchor}"`);

  const id = anchor.replace('bonus-', '');
  expect((await visitor.post(`/dashboard/forfeit-bonus/${id}`, {})).status).toBe(303);
  const had = await stepOf(visitor);
  expect(had).toContain('Bu bonusu daha önce aldınız.');
  expect(linksIn(had)).toEqual([['Bonuslarıma git', '/dashboard/bonuses']]);
});

it('a promotion without a bonus leads players to play', async () => {
  const { visitor } = await enter();
  expect(linksIn(await stepOf(visitor, RACE))).toEqual([['Slot oyna', '/casino/slot']]);
  expect(proxy.calls.get('bonus/available')).toBeUndefined();
});

it('during a pause of play every promotion leads to the page of the pause', async () => {
  const { visitor, player } = await enter();
  await fund(player, 250);
  expect((await visitor.post('/safer-play/pause', { kind: 'stop' })).status).toBe(303);
  for (const path of [DERBY, RACE]) {
    const step = await stepOf(visitor, path);
    expect(step).toContain('Oyuna ara verdiniz');
    expect(linksIn(step)).toEqual([['Aranın ne zaman bittiğine bak', '/safer-play/pause']]);
  }
  const list = await pageOf(visitor, '/promotions');
  expect(list).not.toMatch(/Slot oyna|Bahis yap/);
  expect(proxy.calls.get('bonus/available')).toBeUndefined();
});

it('the page has the text of the promotion, and leads players to the terms of its bonus', async () => {
  const { visitor, player } = await enter();
  for (const who of [visitor, new HttpBrowser(site.url)])
    expect(await pageOf(who)).toContain('Maç başlamadan kuponunuzu yapın.');
  const terms = async () => linksIn(await stepOf(visitor)).find(([label]) => label === 'Şartların tamamı')?.[1] ?? '';
  const address = await terms();
  expect(address).toMatch(/^\/pages\/\d+$/);
  expect(await pageOf(visitor, address)).toMatch(/<h1[^>]*>[^<]*Derbi bonusu/);
  await fund(player, 250);
  expect(await terms()).toBe(address);
  await visitor.post('/dashboard/claim-bonus', {
    id: /name="id" value="(\d+)"/.exec(await stepOf(visitor))?.[1] ?? '',
  });
  expect(await terms()).toBe(address);
});

it('without an answer about bonuses the operator’s own step is left', async () => {
  const { visitor } = await enter();
  for (const call of ['bonus/available', 'bonus/list']) proxy.faults.set(call, { kind: 'status', status: 500 });
  const step = await stepOf(visitor);
  expect(linksIn(step)).toEqual([['Bahis yap', '/spor']]);
});
