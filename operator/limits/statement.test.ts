import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createWallet } from '../bonuses/wallet';
import { games } from '../catalogue/catalogue';
import { playMove } from '../play/play-round';
import { seededRandom } from '../play/random';
import { fieldsFrom } from '../play/rules/fields';
import type { EntryKind } from '../store/ledger';
import { openStore, type Store } from '../store/store';
import { HOUR_MS } from '../utc-time';
import { bonusesOf, monthsOf, sumsOf, type Sums } from './statement';

const START = Date.parse('2025-11-20T12:00:00Z');
const ROUNDS = 1_000;

interface Row {
  readonly kind: EntryKind;
  readonly amountMinor: number;
  readonly at: number;
  readonly month: string;
}

/** The sums of rows by their signs, added one by one. */
function fold(rows: readonly Row[]): Sums {
  const of = (kind: EntryKind) =>
    rows.filter((row) => row.kind === kind).reduce((sum, row) => sum + row.amountMinor, 0);
  const positive = (amount: number) => (amount === 0 ? 0 : -amount);
  return {
    deposits: of('deposit'),
    withdrawals: positive(of('withdraw')),
    staked: positive(of('bet')),
    won: of('win'),
  };
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul', year: 'numeric', month: '2-digit' });
const monthName = (moment: number) => calendar.format(moment);

/** Plays a thousand rounds of any game over months, with deposits and withdrawals. Returns every row that was posted. */
function playRounds(store: Store, playerId: number, turn: (ms: number) => number): Row[] {
  const rows: Row[] = [];
  const random = seededRandom(7);
  let now = turn(0);
  const ledger: Store['ledger'] = {
    ...store.ledger,
    post: (entry) => {
      rows.push({ kind: entry.kind, amountMinor: entry.amountMinor, at: now, month: monthName(now) });
      store.ledger.post(entry);
    },
  };
  const wallet = createWallet({ ...store, ledger }, store.now);
  const post = (kind: EntryKind, amountMinor: number) =>
    ledger.post({ playerId, kind, amountMinor, reference: `test:${rows.length}` });
  post('deposit', 100_000_000);
  const choices = fieldsFrom({
    stake: '1000',
    spot: 'red',
    side: 'banker',
    card: '7',
    number: '5',
    target: '2',
    move: 'stand',
  });
  for (let round = 0; round < ROUNDS; round += 1) {
    now = turn(random(10) * HOUR_MS);
    const game = games[random(games.length)];
    if (game) playMove({ ...store, ledger, wallet }, { playerId }, game, { fields: choices, random });
    if (random(40) === 0) post('deposit', 1_000 * (1 + random(50)));
    if (random(60) === 0) post('withdraw', -1_000 * (1 + random(20)));
    if (random(90) === 0) post('withdraw', 500);
    if (random(200) === 0) post('bonus', 2_500);
  }
  return rows;
}

it('the statement is the fold of the ledger after 1,000 rounds, for any time', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'statement-'));
  let now = START;
  const store = openStore(dataDir, () => now);
  const person = { name: 'Ada', surname: 'Deniz', phone: '905550000009', country: '1', birthDate: '1990-01-01' };
  const account = { username: 'oyuncu', passwordHash: '-', email: 'o@ornek.example', personalNo: '1', referral: null };
  const { id: playerId } = store.players.create({ ...person, ...account });
  const rows = playRounds(store, playerId, (ms) => (now += ms));
  expect(rows.filter(({ kind }) => kind === 'bet').length).toBeGreaterThan(ROUNDS / 2);
  expect(rows.filter(({ kind }) => kind === 'win').length).toBeGreaterThan(50);

  const random = seededRandom(3);
  // The moments of rows too: the first of a time is included, the last is not.
  const anyMoment = () => (random(2) === 0 ? START + random(now - START) : (rows[random(rows.length)]?.at ?? 0));
  const spans = Array.from({ length: 50 }, () => [anyMoment(), anyMoment()].sort((a, b) => a - b));
  for (const [from = 0, until = 0] of [...spans, [0, now + 1]]) {
    const own = rows.filter(({ at }) => at >= from && at < until);
    const entries = store.ledger.entries(playerId, from, until);
    expect(sumsOf(entries)).toEqual(fold(own));
    // The enforcement and the session facts read the same sums from the database.
    expect(sumsOf(store.ledger.totals(playerId, from, until))).toEqual(fold(own));
    const bonuses = own.filter(({ kind }) => kind === 'bonus');
    expect(bonusesOf(entries)).toBe(bonuses.reduce((sum, { amountMinor }) => sum + amountMinor, 0));
    const names = [...new Set(own.map(({ month }) => month))].sort().reverse();
    expect(monthsOf(entries)).toEqual(
      names.map((month) => ({ month, sums: fold(own.filter((row) => row.month === month)) })),
    );
  }
  store.close();
  rmSync(dataDir, { recursive: true });
});
