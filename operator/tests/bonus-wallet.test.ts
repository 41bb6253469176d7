// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { bonusProgress } from '~/upstream/contract/bonus';
import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { claimTrialBonus } from '../../tests/support/bonus-claim';
import {
  bonusesOf,
  bonusOperator,
  depositSmall,
  historyOf,
  notesOf,
  redeem,
  walletOf,
  withdraw,
} from '../../tests/support/bonus-calls';
import { accepted, refused } from '../../tests/support/checked-calls';
import { launchGame, spin } from '../../tests/support/game-launch';
import { listenToHub, type HubListener } from '../../tests/support/hub-client';

/** Bonuses under way over HTTP, with a turned clock. The sums are in operator-bonus-properties. */

const DAY_MS = 86_400_000;
const SLOT = 'kestane-nar-bahcesi';
const slot = findGame(SLOT) as CatalogueGame;
const { running, scenarios, join, call } = bonusOperator();

describe('a bonus under way', () => {
  it('is given up once, by its player, who is told what was lost', async () => {
    const [player, stranger] = await Promise.all([join(), join()]);
    await redeem(player, 'POYRA50');
    const [own] = await bonusesOf(player);
    expect(own).toMatchObject({ status: 1, forfeitable: true, remaining: '50' });
    expect(await stranger.call('bonus/forfeit', { id: own?.id })).toMatchObject(refused('There is no such bonus.'));
    expect(await player.call('bonus/forfeit', { id: own?.id })).toMatchObject({ ...accepted, message: /₺50.00/ });
    expect(await player.call('bonus/forfeit', { id: own?.id })).toMatchObject(refused(/nothing left/));
    expect(await bonusesOf(player)).toMatchObject([{ status: 3, forfeitable: false, remaining: '0' }]);
    expect(await player.balance()).toBe(0);
    expect((await notesOf(player))[0]).toMatchObject({ title: 'Gift code was given up', about: 'bonuses' });
  });

  it('has the place in which stakes count for it, until it ends', async () => {
    const player = await join();
    await claimTrialBonus(running(), player);
    await redeem(player, 'POYRA50');
    const shownOf = async () => (await bonusesOf(player)).map(({ wagered, wagerOrder }) => [wagered, wagerOrder]);
    expect(await shownOf()).toEqual([
      ['0', 2],
      ['0', 1],
    ]);
    await spin(await launchGame(player, slot), { stake: '2500' });
    expect(await shownOf()).toEqual([
      ['0', 2],
      ['25', 1],
    ]);
    const [, trial] = await bonusesOf(player);
    await player.call('bonus/forfeit', { id: trial?.id });
    expect(await shownOf()).toEqual([
      ['0', 1],
      ['25', null],
    ]);
  });

  it('expires at its moment without a timer: the next read says so', async () => {
    const player = await join();
    await depositSmall(player, 20);
    await redeem(player, 'POYRA50');
    await scenarios().turnClock(14 * DAY_MS + 60_000);
    expect(await walletOf(player)).toEqual({ balance: 20, withdrawable: 20, bonusBalance: 0, lockedBalance: 0 });
    expect(await bonusesOf(player)).toMatchObject([{ status: 4, remaining: '0', forfeitable: false }]);
    const { username, password } = player;
    const { data } = await call('auth/login', { username, password });
    expect(data).toMatchObject({ balance: 20 });
    const titles = (await notesOf(player)).map(({ title }) => title);
    expect(titles.filter((title) => title === 'Gift code has expired')).toHaveLength(1);
  });

  it('cannot be withdrawn', async () => {
    const player = await join();
    await depositSmall(player, 300);
    await redeem(player, 'POYRA50');
    expect(await withdraw(player, 301)).toMatchObject({ success: false, message: /₺300.00/ });
    expect(await withdraw(player, 300)).toMatchObject(accepted);
    expect(await walletOf(player)).toEqual({ balance: 50, withdrawable: 0, bonusBalance: 50, lockedBalance: 50 });
  });
});

describe('the game', () => {
  it('says which money each bet uses', async () => {
    const player = await join();
    await depositSmall(player, 20);
    await redeem(player, 'POYRA50');
    const address = await launchGame(player, slot);
    expect(await (await fetch(address)).text()).toMatch(/own money \(₺20.00\) first, then bonus money \(₺50.00\)/);
    const page = await spin(address, { stake: '2500' });
    expect(page).toContain('Bet: ₺20.00 of your own money, ₺5.00 of bonus money');
    const items = await historyOf(player);
    expect(items.at(-1)).toMatchObject({ result: 2, amount: '25', bonusAmount: '5', balanceAfter: '45' });
  });

  it('plays free spins without a stake, and says how many are left', async () => {
    const player = await join();
    await claimTrialBonus(running(), player);
    await redeem(player, 'NAR10');
    const address = await launchGame(player, slot);
    expect(await (await fetch(address)).text()).toContain('Free spin, 10 left');
    for (let left = 9; left > 0; left -= 1) expect(await spin(address)).toContain(`Free spin, ${left} left`);
    expect((await bonusesOf(player))[0]).toMatchObject({ status: 1, freeSpins: { gameCode: SLOT, left: 1 } });
    const last = await spin(address);
    expect(last).not.toContain('Free spin,');
    expect(last).toContain('name="stake"');
    const items = await historyOf(player);
    expect(items.filter(({ result }) => result === 2)).toEqual([]);
    const won = items.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(await walletOf(player)).toMatchObject({ withdrawable: won, lockedBalance: 100 });
    expect((await bonusesOf(player))[0]).toMatchObject({ status: 2, freeSpins: { left: 0 } });
    expect((await notesOf(player))[0]).toMatchObject({ title: '10 free spins: all spins played' });
  });

  it('gives parallel moves one free spin each, and no more than there are', async () => {
    const player = await join();
    await claimTrialBonus(running(), player);
    await redeem(player, 'NAR10');
    const addresses = await Promise.all(Array.from({ length: 14 }, () => launchGame(player, slot)));
    await Promise.all(addresses.map((address) => spin(address)));
    expect((await bonusesOf(player)).find(({ freeSpins }) => freeSpins)).toMatchObject({
      status: 2,
      freeSpins: { left: 0 },
    });
    const items = await historyOf(player);
    expect(items.filter(({ result }) => result === 2).length).toBeLessThanOrEqual(4);
  });
});

describe('the hub', () => {
  let hub: HubListener;
  const nextOf = async (command: string) => {
    for (;;) {
      const [name, message] = await hub.next();
      if (name === command) return message;
    }
  };

  it('pushes progress after settled stakes, and the end of a bonus with its notification', async () => {
    const player = await join();
    await depositSmall(player, 500);
    await redeem(player, 'POYRA50');
    hub = await listenToHub(running().hubUrl, player.token, []);
    const address = await launchGame(player, slot);
    await spin(address, { stake: '2500' });
    const [own] = await bonusesOf(player);
    const progress = bonusProgress.parse(await nextOf('BonusProgress'));
    expect(progress).toEqual({ id: own?.id, status: 1, wagered: '25', wagerRequired: '100' });
    for (let round = 0; round < 3; round += 1) await spin(address, { stake: '2500' });
    let last = bonusProgress.parse(await nextOf('BonusProgress'));
    while (last.status === 1) last = bonusProgress.parse(await nextOf('BonusProgress'));
    expect(last).toMatchObject({ status: 2, wagered: '100' });
    expect((await notesOf(player))[0]).toMatchObject({ title: 'Gift code is complete', about: 'bonuses' });
    expect(await walletOf(player)).toMatchObject({ lockedBalance: 0 });
    await hub.connection.stop();
  });
});

describe('without the capability', () => {
  it('bonuses, balances and histories are as before, and the calls are not offered', async () => {
    await scenarios().without(['bonus-wallet']);
    const player = await join();
    await depositSmall(player, 250);
    const offers = (await player.call('bonus/available', {})).data as { id: number; title: string }[];
    expect(offers.map((offer) => Object.keys(offer).join())).toEqual(offers.map(() => 'id,title,description'));
    expect(offers).toHaveLength(7);
    const derby = offers.find(({ title }) => title === 'Derby bonus');
    expect(await player.call('bonus/claim', { id: derby?.id })).toMatchObject(accepted);
    expect((await player.call('user/balance')).data).toEqual({ balance: 350 });
    const list = (await player.call('bonus/list', { skip: 0, take: 5 })).data as { items: object[] };
    expect(Object.keys(list.items[0] ?? {}).join()).toBe('id,title,description,amount,status,createdAt,expiresAt');
    expect(list.items).toMatchObject([{ status: 2 }]);
    await spin(await launchGame(player, slot), { stake: '1000' });
    const rows = (await player.call('casino/history', { skip: 0, take: 5 })).data as { items: object[] };
    expect(Object.keys(rows.items[0] ?? {})).not.toContain('bonusAmount');
    for (const reply of [await redeem(player, 'POYRA50'), await player.call('bonus/forfeit', { id: 1 })])
      expect(reply.status).toBe(404);
    const { balance } = (await player.call('user/balance')).data as { balance: number };
    expect((await withdraw(player, Math.floor(balance))).success).toBe(false);
    const promotions = (await call('cms/promotionlist', {})).data as object[];
    expect(Object.keys(promotions[0] ?? {}).join()).toBe('id,title,description,images');
  });
});
