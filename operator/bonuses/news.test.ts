import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifier } from '../notifier';
import { seedIfEmpty } from '../seed/seed';
import { openStore, type Store } from '../store/store';
import { DAY_MS } from '../utc-time';
import { SPORTS } from './contributions';
import { grantBonus } from './lifecycle';
import { createBonusNews, type BonusNews, type BonusProgress } from './news';

let dataDir: string;
let store: Store;
let news: BonusNews;
let now = Date.parse('2026-05-01T10:00:00Z');
let playerId: number;
let bonusId: number;
let pushed: BonusProgress[];
let bets = 0;

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'bonus-news-'));
  store = openStore(dataDir, () => now);
  await seedIfEmpty(store);
  playerId = store.players.findByUsername('yeni')?.id ?? 0;
  const offer = store.bonusOffers.findBySlug('derby');
  if (!offer) throw new Error('There is no derby bonus.');
  bonusId = grantBonus(store, { playerId, offer, amountMinor: 10_000, note: null, at: now });
  vi.useFakeTimers();
  news = listening();
});
afterEach(() => {
  news.close();
  vi.useRealTimers();
  store.close();
  rmSync(dataDir, { recursive: true });
});

/** The news as after a start of the operator. */
function listening(): BonusNews {
  const begun = createBonusNews(store, createNotifier(store.notifications), () => undefined);
  pushed = [];
  begun.listen((_player, progress) => pushed.push(progress));
  return begun;
}

/** A bet on sports that returns its stake. */
function settle(stakeMinor: number): void {
  const bet = { playerId, reference: `wager:${(bets += 1)}`, at: now };
  const plan = store.wallet.plan({ playerId, categories: SPORTS }, stakeMinor);
  if (!plan) throw new Error('There is not enough.');
  store.wallet.stake(plan, bet);
  store.wallet.settle({
    ...bet,
    winReference: `${bet.reference}:paid`,
    stakeMinor,
    winMinor: stakeMinor,
    decidedAt: now,
  });
}

const titles = () => store.notifications.list(playerId, { skip: 0, take: 9 }).map(({ title }) => title.en);
const wagered = () => pushed.map((progress) => progress.wagered);

describe('progress', () => {
  it('is pushed at once, then at most once a second with the latest figures', () => {
    for (const stake of [1_000, 1_000, 1_000]) {
      settle(stake);
      news.noteSettled(playerId);
    }
    expect(wagered()).toEqual([10]);
    vi.advanceTimersByTime(1_000);
    expect(wagered()).toEqual([10, 30]);
    vi.advanceTimersByTime(5_000);
    expect(wagered()).toEqual([10, 30]);
  });

  it('is not pushed where nothing has changed, nor after the end of the news', () => {
    news.noteSettled(playerId);
    expect(pushed).toEqual([]);
    settle(1_000);
    news.noteSettled(playerId);
    settle(1_000);
    news.noteSettled(playerId);
    news.close();
    vi.advanceTimersByTime(5_000);
    expect(wagered()).toEqual([10]);
  });
});

describe('the end of a bonus', () => {
  it('is pushed at once and notified once', () => {
    settle(1_000);
    news.noteSettled(playerId);
    settle(9_000);
    news.noteSettled(playerId);
    expect(pushed.at(-1)).toEqual({ id: bonusId, status: 2, wagered: 100, wagerRequired: 100 });
    news.noteSettled(playerId);
    news.refresh(playerId);
    expect(titles()).toEqual(['Derby bonus is complete']);
  });

  it('that was not told before a stop is told after the next start', () => {
    settle(10_000);
    news.close();
    news = listening();
    news.refreshAll();
    expect(pushed).toMatchObject([{ id: bonusId, status: 2 }]);
    expect(titles()).toEqual(['Derby bonus is complete']);
  });

  it('by its expiry is found by a read, and its rows carry the moment', () => {
    now += 8 * DAY_MS;
    news.refresh(playerId);
    expect(titles()).toEqual(['Derby bonus has expired']);
    expect(store.ledger.balanceOf(playerId)).toBe(0);
    const [, taken] = store.ledger.entries(playerId, 0, now);
    expect(taken).toEqual({ kind: 'expire', amountMinor: -10_000, createdAt: now - DAY_MS });
  });
});
