import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bonusProgress, bonus as bonusCalls } from '~/upstream/contract/bonus';
import { contract } from '~/upstream/contract/contract';
import { findGame } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import type { RunningOperator } from '../../operator/operator';
import { claimTrialBonus } from '../support/bonus-claim';
import { accepted, refused } from '../support/checked-calls';
import { startDemoOperator } from '../support/demo-operator';
import { launchGame } from '../support/game-launch';
import { listenToHub, type HubListener } from '../support/hub-client';
import { callOperator } from '../support/operator-call';
import { newPlayer, seededPlayer, type TestPlayer } from '../support/players';
import { scenariosOf } from '../support/scenarios';

/** Offers, promo codes and the bonus wallet over HTTP, with a turned clock. The sums are in operator-bonus-properties. */

const DAY_MS = 86_400_000;
const SLOT = 'kestane-nar-bahcesi';
const slot = findGame(SLOT) as CatalogueGame;
const notEligible = { success: false, code: 'not-eligible' };

let operator: RunningOperator;
beforeAll(async () => {
  operator = await startDemoOperator({ scenarios: true });
});
afterAll(() => operator.close());
const scenarios = () => scenariosOf(operator.apiUrl);
afterEach(() => scenarios().clear());

const join = () => newPlayer(operator.apiUrl);
const offersOf = async (player: TestPlayer, locale: 'tr' | 'en' = 'en') =>
  bonusCalls.available.data.parse((await player.call('bonus/available', {}, { locale })).data);
const offerOf = async (player: TestPlayer, title: string) => {
  const offer = (await offersOf(player)).find((one) => one.title === title);
  if (!offer) throw new Error(`${title} is not on offer.`);
  return offer;
};
const bonusesOf = async (player: TestPlayer) =>
  bonusCalls.list.data.parse((await player.call('bonus/list', { skip: 0, take: 20 })).data).items;
const walletOf = async (player: TestPlayer) => (await player.call('user/balance')).data as Record<string, number>;
const notesOf = async (player: TestPlayer) =>
  (await player.call('customer/notification', { skip: 0, take: 20 })).data as {
    title: string;
    note: string;
    about: string;
  }[];
/** Deposits by the method with the lowest minimum. */
async function fund(player: TestPlayer, lira: number): Promise<void> {
  const detail = { Amount: lira, Phone: '(555) 000 00 00' };
  const { data } = await player.call('payment/deposit', { id: 5, target: 'pay', detail });
  await fetch(`${String(data)}/complete`, { method: 'POST', redirect: 'manual' });
}

const withdraw = (player: TestPlayer, lira: number) =>
  player.call('payment/withdraw', { id: 103, target: 'pay', detail: { Amount: lira, AccountNumber: 1_234_567_890 } });
const redeem = (player: TestPlayer, code: string, locale: 'tr' | 'en' = 'en') =>
  player.call('bonus/promocode', { code }, { locale });

/** Plays one move at the open game, as a browser without scripts does. Returns the page after it. */
async function spin(address: string, fields: Record<string, string> = {}): Promise<string> {
  const page = await (await fetch(address)).text();
  const body = new URLSearchParams({ step: /name="step" value="([^"]+)"/.exec(page)?.[1] ?? '', ...fields });
  return (await fetch(address, { method: 'POST', body })).text();
}

describe('an offer', () => {
  it('says what is missing, in the language of the request, and how far the player is', async () => {
    const player = await join();
    const trial = await offerOf(player, 'Trial bonus');
    expect(trial).toMatchObject({ eligible: false, action: { href: '/dashboard/phone-verification' }, wagering: 1 });
    expect((await offersOf(player, 'tr')).find(({ id }) => id === trial.id)?.reason).toMatch(/telefon numaranızı/);
    await fund(player, 120);
    const spins = await offerOf(player, '20 free spins');
    expect(spins).toMatchObject({
      eligible: false,
      action: { label: 'Deposit', href: '/dashboard/deposit' },
      progress: { done: '120', required: '250', unit: 'money' },
    });
    expect(await player.call('bonus/claim', { id: spins.id })).toMatchObject(notEligible);
    await fund(player, 130);
    expect(await offerOf(player, '20 free spins')).toMatchObject({ eligible: true, reason: null, action: null });
  });

  it('has its terms in full on a page of its own, in both languages', async () => {
    const player = await join();
    for (const { termsPageId, title } of await offersOf(player)) {
      const pages = await Promise.all(
        (['tr', 'en'] as const).map(async (locale) => {
          const reply = await callOperator(operator.apiUrl, 'cms/content', { id: termsPageId }, { locale });
          return contract.cms.content.data.parse(reply.data);
        }),
      );
      expect(pages[1]?.title).toBe(`${title}: terms`);
      expect(pages[0]?.body).not.toBe(pages[1]?.body);
    }
  });

  it('of one category says so, and its money is staked only there', async () => {
    const player = await join();
    for (const lira of [1_500, 500]) await fund(player, lira);
    const live = await offerOf(player, 'Live table bonus');
    expect(live).toMatchObject({
      categoryCode: 'live',
      contributions: [{ label: 'Live casino', percent: 100, categoryCode: 'live' }],
    });
    await player.call('bonus/claim', { id: live.id });
    expect(await withdraw(player, 1_500)).toMatchObject(accepted);
    expect(await withdraw(player, 500)).toMatchObject(accepted);
    const page = await (await fetch(await launchGame(player, slot))).text();
    expect(page).toMatch(/₺200.00 of other bonus money/);
  });

  it('matches the deposits that count, at most to its amount', async () => {
    const player = await join();
    for (const lira of [100, 90]) await fund(player, lira);
    const match = await offerOf(player, 'Deposit match');
    expect(match).toMatchObject({ amount: '300', minDeposit: '100', progress: { done: '100' } });
    expect(await player.call('bonus/claim', { id: match.id })).toMatchObject(accepted);
    expect(await bonusesOf(player)).toMatchObject([
      { amount: '50', wagerRequired: '150', remaining: '50', offerId: match.id },
    ]);
  });

  it('that has ended is neither listed nor paid', async () => {
    const player = await join();
    await fund(player, 100);
    const match = await offerOf(player, 'Deposit match');
    expect(match.expiresAt).not.toBeNull();
    await scenarios().turnClock(31 * DAY_MS);
    expect((await offersOf(player)).map(({ id }) => id)).not.toContain(match.id);
    expect(await player.call('bonus/claim', { id: match.id })).toMatchObject({
      ...notEligible,
      message: 'This offer has ended.',
    });
    expect(await player.balance()).toBe(100);
  });

  it('is paid once for 100 parallel claims from three sessions', async () => {
    const player = await join();
    await fund(player, 250);
    const { id } = await offerOf(player, 'Derby bonus');
    const { username, password } = player;
    const logins = [1, 2].map(() => callOperator(operator.apiUrl, 'auth/login', { username, password }));
    const others = (await Promise.all(logins)).map(({ data }) => (data as { token: string }).token);
    const tokens = [player.token, ...others];
    const claims = Array.from({ length: 100 }, (_none, index) =>
      callOperator(operator.apiUrl, 'bonus/claim', { id }, { token: tokens[index % 3] ?? '' }),
    );
    const replies = await Promise.all(claims);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'You have already received this bonus.')).toHaveLength(99);
    expect(await walletOf(player)).toEqual({ balance: 350, withdrawable: 250, bonusBalance: 100, lockedBalance: 100 });
  });

  it('and promo codes are refused during a pause', async () => {
    const player = await join();
    await fund(player, 250);
    const { id } = await offerOf(player, 'Derby bonus');
    await player.call('exclusion/start', { kind: 'time-out', hours: 24 });
    for (const reply of [await player.call('bonus/claim', { id }), await redeem(player, 'POYRA50')])
      expect(reply).toMatchObject({ success: false, code: 'excluded' });
    expect(await player.balance()).toBe(250);
  });
});

describe('a promo code', () => {
  it('is found in any case and with spaces, and given once', async () => {
    const player = await join();
    expect(await redeem(player, ' poyra 50 ')).toMatchObject({ ...accepted, message: /₺50.00/ });
    expect(await redeem(player, 'Poyra-50')).toMatchObject(refused('You have already used this code.'));
    expect(await redeem(player, 'POYRA50', 'tr')).toMatchObject(refused('Bu kodu daha önce kullandınız.'));
    expect(await walletOf(player)).toMatchObject({ balance: 50, withdrawable: 0, lockedBalance: 50 });
  });

  it('is refused with its own reason where it is unknown, has expired or needs more', async () => {
    const player = await join();
    expect(await redeem(player, 'GECTI')).toMatchObject(refused('This code has expired.'));
    expect(await redeem(player, 'none')).toMatchObject(refused(/no such promo code/));
    expect(await redeem(player, '%_*')).toMatchObject(refused(/no such promo code/));
    expect(await redeem(player, 'NAR10')).toMatchObject({ ...notEligible, message: /verify your phone/ });
    expect(await player.balance()).toBe(0);
  });

  it('of 10,000 characters is no valid request', async () => {
    const player = await join();
    const reply = await redeem(player, 'P'.repeat(10_000));
    expect(reply).toMatchObject({ status: 400, success: false, message: 'The details sent are not valid.' });
  });

  it('for one player goes to one of many who send it together', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, join));
    const replies = await Promise.all(players.map((player) => redeem(player, 'TEK1')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'All uses of this code have been taken.')).toHaveLength(9);
    const balances = await Promise.all(players.map((player) => player.balance()));
    expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(20);
  });

  it('cannot be guessed: after ten unknown ones a right one waits for an hour', async () => {
    const player = await join();
    for (let guess = 0; guess < 10; guess += 1) await redeem(player, `GUESS${guess}`);
    expect(await redeem(player, 'POYRA50')).toMatchObject(refused(/too many unknown codes/));
    await scenarios().turnClock(3_700_000);
    expect(await redeem(player, 'POYRA50')).toMatchObject(accepted);
  });
});

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

  it('expires at its moment without a timer: the next read says so', async () => {
    const player = await join();
    await fund(player, 20);
    await redeem(player, 'POYRA50');
    await scenarios().turnClock(14 * DAY_MS + 60_000);
    expect(await walletOf(player)).toEqual({ balance: 20, withdrawable: 20, bonusBalance: 0, lockedBalance: 0 });
    expect(await bonusesOf(player)).toMatchObject([{ status: 4, remaining: '0', forfeitable: false }]);
    const { username, password } = player;
    const { data } = await callOperator(operator.apiUrl, 'auth/login', { username, password });
    expect(data).toMatchObject({ balance: 20 });
    const titles = (await notesOf(player)).map(({ title }) => title);
    expect(titles.filter((title) => title === 'Gift code has expired')).toHaveLength(1);
  });

  it('cannot be withdrawn', async () => {
    const player = await join();
    await fund(player, 300);
    await redeem(player, 'POYRA50');
    expect(await withdraw(player, 301)).toMatchObject({ success: false, message: /₺300.00/ });
    expect(await withdraw(player, 300)).toMatchObject(accepted);
    expect(await walletOf(player)).toEqual({ balance: 50, withdrawable: 0, bonusBalance: 50, lockedBalance: 50 });
  });
});

describe('the game', () => {
  it('says which money each bet uses', async () => {
    const player = await join();
    await fund(player, 20);
    await redeem(player, 'POYRA50');
    const address = await launchGame(player, slot);
    expect(await (await fetch(address)).text()).toMatch(/own money \(₺20.00\) first, then bonus money \(₺50.00\)/);
    const page = await spin(address, { stake: '2500' });
    expect(page).toContain('Bet: ₺20.00 of your own money, ₺5.00 of bonus money');
    const { items } = contract.casino.history.data.parse(
      (await player.call('casino/history', { skip: 0, take: 5 })).data,
    );
    expect(items.at(-1)).toMatchObject({ result: 2, amount: '25', bonusAmount: '5', balanceAfter: '45' });
  });

  it('plays free spins without a stake, and says how many are left', async () => {
    const player = await join();
    await claimTrialBonus(operator, player);
    await redeem(player, 'NAR10');
    const address = await launchGame(player, slot);
    expect(await (await fetch(address)).text()).toContain('Free spin, 10 left');
    for (let left = 9; left > 0; left -= 1) expect(await spin(address)).toContain(`Free spin, ${left} left`);
    expect((await bonusesOf(player))[0]).toMatchObject({ status: 1, freeSpins: { gameCode: SLOT, left: 1 } });
    const last = await spin(address);
    expect(last).not.toContain('Free spin,');
    expect(last).toContain('name="stake"');
    const { items } = contract.casino.history.data.parse(
      (await player.call('casino/history', { skip: 0, take: 50 })).data,
    );
    expect(items.filter(({ result }) => result === 2)).toEqual([]);
    const won = items.reduce((sum, { amount }) => sum + Number(amount), 0);
    expect(await walletOf(player)).toMatchObject({ withdrawable: won, lockedBalance: 100 });
    expect((await bonusesOf(player))[0]).toMatchObject({ status: 2, freeSpins: { left: 0 } });
    expect((await notesOf(player))[0]).toMatchObject({ title: '10 free spins: all spins played' });
  });

  it('gives parallel moves one free spin each, and no more than there are', async () => {
    const player = await join();
    await claimTrialBonus(operator, player);
    await redeem(player, 'NAR10');
    const addresses = await Promise.all(Array.from({ length: 14 }, () => launchGame(player, slot)));
    await Promise.all(addresses.map((address) => spin(address)));
    expect((await bonusesOf(player)).find(({ freeSpins }) => freeSpins)).toMatchObject({
      status: 2,
      freeSpins: { left: 0 },
    });
    const { items } = contract.casino.history.data.parse(
      (await player.call('casino/history', { skip: 0, take: 50 })).data,
    );
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
    await fund(player, 500);
    await redeem(player, 'POYRA50');
    hub = await listenToHub(operator.hubUrl, player.token, []);
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

describe('the demonstration', () => {
  it('has a player with a bonus of every state and an offer with progress', async () => {
    const demo = await seededPlayer(operator.apiUrl);
    expect(
      (await bonusesOf(demo)).map(({ status, wagered, wagerRequired }) => [status, wagered, wagerRequired]),
    ).toEqual([
      [1, '275', '750'],
      [4, '200', '450'],
      [2, '100', '100'],
      [3, '0', '2500'],
    ]);
    expect(await offerOf(demo, 'Loyalty bonus')).toMatchObject({
      eligible: false,
      progress: { done: '5000', required: '10000' },
    });
    expect(await walletOf(demo)).toMatchObject({ bonusBalance: 250, lockedBalance: 250 });
    const newcomer = await seededPlayer(operator.apiUrl, 'yeni');
    expect((await offersOf(newcomer)).map(({ eligible }) => eligible)).not.toContain(true);
  });

  it('links promotions to offers', async () => {
    const reply = await callOperator(operator.apiUrl, 'cms/promotionlist', {});
    const list = contract.cms.promotionlist.data.parse(reply.data);
    const player = await join();
    const { id } = await offerOf(player, 'Welcome bonus');
    expect(list[0]).toMatchObject({ bonusId: id, ctaLabel: 'Deposit', ctaHref: '/dashboard/deposit' });
    expect(list.find(({ title }) => title === 'Slot race')).toMatchObject({ bonusId: null, ctaHref: '/casino/slot' });
  });
});

describe('without the capability', () => {
  it('bonuses, balances and histories are as before, and the calls are not offered', async () => {
    await scenarios().without(['bonus-wallet']);
    const player = await join();
    await fund(player, 250);
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
    expect((await withdraw(player, 300)).success).toBe(false);
    const promotions = (await callOperator(operator.apiUrl, 'cms/promotionlist', {})).data as object[];
    expect(Object.keys(promotions[0] ?? {}).join()).toBe('id,title,description,images');
  });
});
