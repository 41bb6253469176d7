// @module-tag tier-1
// @module-tag balance
// @module-tag bonuses

import { expect, it } from 'vitest';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { findGame } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { depositSmall } from '../support/bonus-calls';
import { asLink } from '../support/fetch-metadata';
import { launchGame, spin } from '../support/game-launch';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { fundsOn, listsIn, partsOn } from '../support/money-on-pages';
import { newPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

/** The parts of the balance: the same words and figures wherever money is shown. */

const { operator, proxy, site } = siteBehindFaults();

const slot = findGame('kestane-nar-bahcesi') as CatalogueGame;
const game = playAddress({ gameCode: slot.gameCode, mainProviderId: slot.studio.id, name: slot.title });

async function enter(language = 'tr', url = site.url) {
  const player = await newPlayer(operator.apiUrl);
  const visitor = new HttpBrowser(url);
  visitor.cookies.set('language', language);
  await visitor.logIn(player.username, player.password);
  return { player, visitor };
}

const gameParts = async (visitor: HttpBrowser) =>
  listsIn(await shown(await visitor.get(game, asLink)), 'data-balance-parts');

const words = {
  tr: {
    parts: { 'Kendi paranız': '₺60,00', 'Bonus (kilitli)': '₺50,00' },
    sum: { Bakiye: '₺110,00' },
    usable: 'Çekilebilir tutar',
  },
  en: {
    parts: { 'Your own money': '₺60.00', 'Bonus (locked)': '₺50.00' },
    sum: { Balance: '₺110.00' },
    usable: 'You can withdraw',
  },
};

it.each(['tr', 'en'] as const)('are the same in every place (%s)', async (language) => {
  const { player, visitor } = await enter(language);
  const { parts, sum, usable } = words[language];
  await depositSmall(player, 60);
  await player.call('bonus/promocode', { code: 'POYRA50' });
  // The header's menu is on each; beside it is the page of the account's home, and the bar of the game.
  expect(await partsOn(visitor, '/promotions')).toEqual([parts]);
  expect(await partsOn(visitor, '/dashboard')).toEqual([parts, parts]);
  expect(await gameParts(visitor)).toEqual([parts, parts]);
  for (const path of ['/dashboard/withdraw', '/dashboard/withdraw/103']) {
    expect(await fundsOn(visitor, path)).toEqual({ [usable]: Object.values(parts)[0], ...parts, ...sum });
    const [, locked = ''] = Object.keys(parts);
    expect(await shown(await visitor.get(path))).toContain(`<dt><a href="/dashboard/bonuses">${locked}</a></dt>`);
  }
  const { parts: polled } = (await (await visitor.get('/balance')).json()) as { parts: object[] };
  expect(polled).toEqual(Object.entries(parts).map(([name, text]) => ({ name, text })));
});

it('of a bet are in the game history and its file in the same figures', async () => {
  const { player, visitor } = await enter();
  await depositSmall(player, 20);
  await player.call('bonus/promocode', { code: 'POYRA50' });
  await spin(await launchGame(player, slot), { stake: '2500' });
  const bets = '/dashboard/game-history?result=2';
  expect(await shown(await visitor.get(bets))).toMatch(/−₺25,00<\/span><span[^>]*> (?:<!-- -->)?bonus parası: ₺5,00</);
  const [header = '', row = ''] = (await (await visitor.get('/dashboard/game-history.csv?result=2')).text()).split(
    '\r\n',
  );
  const column = header.split(';').findIndex((name) => name.includes('Bonus parası'));
  expect(column).toBeGreaterThan(0);
  expect(row.split(';')[column]?.replaceAll('"', '')).toBe('-5,00');
});

it('of which bonuses are no payment are named beside the payments and in the statement', async () => {
  const { player, visitor } = await enter();
  await player.call('bonus/promocode', { code: 'POYRA50' });
  for (const path of ['/dashboard/financial-activities', '/dashboard/statement'])
    expect(await shown(await visitor.get(path))).toMatch(
      /<a href="\/dashboard\/bonuses"[^>]*>Hesabınıza eklenen bonuslar yatırım sayılmaz/,
    );
});

it('are left out where all money is the player’s own', async () => {
  const { player, visitor } = await enter();
  await depositSmall(player, 60);
  expect(await partsOn(visitor, '/dashboard')).toEqual([]);
  expect(await gameParts(visitor)).toEqual([]);
  expect(await fundsOn(visitor)).toEqual({ 'Çekilebilir tutar': '₺60,00' });
  expect(await (await visitor.get('/balance')).json()).not.toHaveProperty('parts');
});

it('are left out of an operator without the capability, which names them all the same', async () => {
  const { url } = await siteWithOptions(proxy, { capabilities: '["limits"]' });
  const { player, visitor } = await enter('tr', url);
  await depositSmall(player, 20);
  await player.call('bonus/promocode', { code: 'POYRA50' });
  await spin(await launchGame(player, slot), { stake: '2500' });
  expect(await partsOn(visitor, '/dashboard')).toEqual([]);
  expect(await gameParts(visitor)).toEqual([]);
  expect(Object.keys(await fundsOn(visitor))).toEqual(['Bakiye']);
  expect(await shown(await visitor.get('/dashboard/game-history'))).not.toContain('bonus parası');
  expect(await (await visitor.get('/dashboard/game-history.csv')).text()).not.toContain('Bonus parası');
  expect(await (await visitor.get('/balance')).json()).not.toHaveProperty('parts');
});
