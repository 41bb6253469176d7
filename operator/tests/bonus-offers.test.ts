// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { LOCALES } from '../messages';
import { confirmDeposit, startDeposit } from '../payments/cashier';
import type { PaymentMethod } from '../store/payment-methods';
import {
  bonusesOf,
  bonusOperator,
  depositSmall,
  offerOf,
  offersOf,
  redeem,
  walletOf,
  withdraw,
} from '../../tests/support/bonus-calls';
import { bonusDesk } from '../../tests/support/bonus-desk';
import { accepted, refused } from '../../tests/support/checked-calls';
import { launchGame } from '../../tests/support/game-launch';
import { callOperator } from '../../tests/support/operator-call';
import { seededPlayer } from '../../tests/support/players';

/** Offers and promo codes over HTTP, with a turned clock. */

const DAY_MS = 86_400_000;
const slot = findGame('kestane-nar-bahcesi') as CatalogueGame;
const notEligible = { success: false, code: 'not-eligible' };
const { running, scenarios, join, call } = bonusOperator();

describe('an offer', () => {
  it('says what is missing, in the language of the request, and how far the player is', async () => {
    const player = await join();
    const trial = await offerOf(player, 'Trial bonus');
    expect(trial).toMatchObject({ eligible: false, action: { href: '/dashboard/phone-verification' }, wagering: 1 });
    expect((await offersOf(player, 'tr')).find(({ id }) => id === trial.id)?.reason).toMatch(/telefon numaranızı/);
    await depositSmall(player, 120);
    const spins = await offerOf(player, '20 free spins');
    expect(spins).toMatchObject({
      eligible: false,
      action: { label: 'Deposit', href: '/dashboard/deposit' },
      progress: { done: '120', required: '250', unit: 'money' },
    });
    expect(await player.call('bonus/claim', { id: spins.id })).toMatchObject(notEligible);
    await depositSmall(player, 130);
    expect(await offerOf(player, '20 free spins')).toMatchObject({ eligible: true, reason: null, action: null });
  });

  it('has its terms in full on a page of its own, in each language', async () => {
    const player = await join();
    for (const { termsPageId, title } of await offersOf(player)) {
      const pages = await Promise.all(
        LOCALES.map(async (locale) => {
          const reply = await callOperator(running().apiUrl, 'cms/content', { id: termsPageId }, { locale });
          return contract.cms.content.data.parse(reply.data);
        }),
      );
      expect(pages[1]?.title).toBe(`${title}: terms`);
      expect(pages[2]?.title).toMatch(/: Bedingungen$/);
      expect(new Set(pages.map(({ body }) => body)).size).toBe(3);
    }
  });

  it('of one category says so, and its money is staked only there', async () => {
    const player = await join();
    for (const lira of [1_500, 500]) await depositSmall(player, lira);
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
    for (const lira of [100, 90]) await depositSmall(player, lira);
    const match = await offerOf(player, 'Deposit match');
    // What is deposited decides: half of ₺100, not the ₺300 that the offer pays at most.
    expect(match).toMatchObject({ amount: '50', eligible: true, minDeposit: '100', progress: { done: '100' } });
    expect(await player.call('bonus/claim', { id: match.id })).toMatchObject(accepted);
    expect(await bonusesOf(player)).toMatchObject([
      { amount: '50', wagerRequired: '150', remaining: '50', offerId: match.id },
    ]);
  });

  it('names the most that it pays until it can be claimed, and to the kuruş what it pays then', async () => {
    const player = await join();
    expect(await offerOf(player, 'Deposit match')).toMatchObject({ amount: '300', eligible: false });
    await depositSmall(player, 125.5);
    expect(await offerOf(player, 'Deposit match')).toMatchObject({ amount: '62.75', eligible: true });
  });

  it('for a birthday is claimed on that day alone, by the calendar of Istanbul', async () => {
    const desk = await bonusDesk(Date.parse('2026-12-31T20:59:00Z'));
    const playerId = desk.newPlayer();
    const method = desk.store.paymentMethods.find(6) as PaymentMethod;
    const order = { playerId, method, amountMinor: 50_000, accountEnd: null, locale: 'en', reference: null } as const;
    const payment = desk.store.transaction(() => startDeposit(desk.store, order));
    confirmDeposit(desk.context(playerId), payment);
    const birthday = async () => {
      const { data } = await desk.call<{ id: number; title: string }[]>(playerId, 'bonus/available');
      return data.find(({ title }) => title === 'Birthday bonus');
    };
    const claim = async () => desk.call(playerId, 'bonus/claim', { id: (await birthday())?.id });
    const reason = 'You can claim this bonus on your birthday.';
    expect(await birthday()).toMatchObject({ eligible: false, reason, action: null });
    expect(await claim()).toMatchObject({ ...notEligible, message: reason });
    desk.now += 60_000;
    expect(await birthday()).toMatchObject({ eligible: true, reason: null });
    desk.now += DAY_MS;
    expect(await claim()).toMatchObject(notEligible);
    desk.now -= DAY_MS;
    expect((await claim()).success).toBe(true);
    desk.close();
  });

  it('that has ended is neither listed nor paid', async () => {
    const player = await join();
    await depositSmall(player, 100);
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
    await depositSmall(player, 250);
    const { id } = await offerOf(player, 'Derby bonus');
    const { username, password } = player;
    const logins = [1, 2].map(() => call('auth/login', { username, password }));
    const others = (await Promise.all(logins)).map(({ data }) => (data as { token: string }).token);
    const tokens = [player.token, ...others];
    const claims = Array.from({ length: 100 }, (_none, index) =>
      callOperator(running().apiUrl, 'bonus/claim', { id }, { token: tokens[index % 3] ?? '' }),
    );
    const replies = await Promise.all(claims);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.filter(({ message }) => message === 'You have already received this bonus.')).toHaveLength(99);
    expect(await walletOf(player)).toEqual({ balance: 350, withdrawable: 250, bonusBalance: 100, lockedBalance: 100 });
  });

  it('and promo codes are refused during a pause', async () => {
    const player = await join();
    await depositSmall(player, 250);
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

describe('the demonstration', () => {
  it('has a player with a bonus of every state and an offer with progress', async () => {
    const demo = await seededPlayer(running().apiUrl);
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
    const newcomer = await seededPlayer(running().apiUrl, 'yeni');
    expect((await offersOf(newcomer)).map(({ eligible }) => eligible)).not.toContain(true);
  });

  it('links promotions to offers', async () => {
    const reply = await callOperator(running().apiUrl, 'cms/promotionlist', {});
    const list = contract.cms.promotionlist.data.parse(reply.data);
    const player = await join();
    const { id } = await offerOf(player, 'Welcome bonus');
    expect(list[0]).toMatchObject({ bonusId: id, ctaLabel: 'Deposit', ctaHref: '/dashboard/deposit' });
    expect(list.find(({ title }) => title === 'Slot race')).toMatchObject({ bonusId: null, ctaHref: '/casino/slot' });
  });
});
