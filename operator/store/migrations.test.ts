import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Database from 'libsql';
import { expect, it } from 'vitest';
import { seedIfEmpty } from '../seed/seed';
import { migrations } from './database';
import { openStore } from './store';

/** The number of migrations before the one that adds this. */
const before = (column: string) => beforeChange(`ADD COLUMN ${column}`);
const beforeChange = (change: string) => migrations.findIndex((sql) => sql.includes(change));

/** A database of that version, with these rows. */
function oldDatabase(version: number, rows: string): string {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'migrations-'));
  const old = new Database(path.join(dataDir, 'operator.db'));
  old.exec(`${migrations.slice(0, version).join(';')}; PRAGMA user_version = ${version}; ${rows}`);
  old.close();
  return dataDir;
}

const PLAYER =
  "(1, 'demo', 'demo', 'c1', '-', 'A', 'B', 'a@ornek.example', '90555', 0, '1', '1990-01-01', 'x', NULL, 0)";

it('a database from the time without bonus pockets keeps every balance and what is locked of it', async () => {
  const dataDir = oldDatabase(
    before('bonus_id'),
    `
    INSERT INTO player VALUES ${PLAYER};
    INSERT INTO bonus_offer VALUES (1, 'trial', 'T', 'T', 'T', 'T', 10000, 14, 1, 0), (2, 'welcome', 'W', 'W', 'W', 'W', 50000, 30, 0, 50000);
    INSERT INTO bonus VALUES (1, 1, 1, 2, NULL, 1000, 1001), (2, 1, 2, 1, NULL, 1000, 1001);
    INSERT INTO ledger VALUES (1, 1, 'deposit', 30000, 'payment:1', 900), (2, 1, 'bonus', 10000, 'bonus:1', 1000),
      (3, 1, 'bet', -4000, 'wager:1', 1100), (4, 1, 'win', 7000, 'wager:1:paid', 1200), (5, 1, 'withdraw', -5000, 'payment:2', 1300);
    INSERT INTO game_round VALUES (1, 1, 'kestane-nar-bahcesi', '{}', 500, 0, 1, 1100);
    INSERT INTO game_movement VALUES (1, 1, 1, 'kestane-nar-bahcesi', 2, 500, 100, 1100);
  `,
  );

  const store = openStore(dataDir);
  await seedIfEmpty(store);
  expect([store.ledger.balanceOf(1), store.ledger.cashOf(1), store.ledger.lockedOf(1)]).toEqual([
    38_000, 38_000, 6_000,
  ]);
  expect(store.ledger.wageringOf(1, 1)).toEqual({ wagered: 4_000, required: 10_000 });
  // They have no pocket, so that neither time nor a bet can take their money out.
  expect(store.bonuses.listUnderWay(1)).toEqual([]);
  expect(store.bonuses.listExpired(Number.MAX_SAFE_INTEGER, 1)).toEqual([]);
  expect(store.bonuses.list(1, { skip: 0, take: 9 }).map(({ amountMinor }) => amountMinor)).toEqual([50_000, 10_000]);
  const all = { from: 0, until: 9_999 };
  expect(store.gameRounds.listMovements(1, all, { skip: 0, take: 9 })).toMatchObject([
    { amountMinor: 500, bonusMinor: 0 },
  ]);
  // The new offers, codes and pages are added, and the old offers get their terms.
  expect(store.bonusOffers.findBySlug('welcome')?.terms.wagering).toBe(5);
  expect(store.promoCodes.find('poyra50')).not.toBeNull();
  expect(store.documents.find('content:101', 'tr')).not.toBeNull();
  store.close();
  rmSync(dataDir, { recursive: true });
});

it('a database from the time without German reads in English, and its offers get their German texts', async () => {
  const dataDir = oldDatabase(
    before('title_de'),
    `
    INSERT INTO player VALUES ${PLAYER};
    INSERT INTO notification (id, player_id, type, title_tr, title_en, note_tr, note_en, created_at) VALUES (1, 1, 5, 'B', 'T', 'M', 'N', 1);
    INSERT INTO bonus_offer (slug, title_tr, title_en, description_tr, description_en, amount_minor, valid_days, needs_verified_phone, min_deposits_minor)
      VALUES ('welcome', 'H', 'W', 'A', 'D', 50000, 30, 0, 50000);
    INSERT INTO payment_method (id, kind, type, slug, title, min_minor, max_minor, settlement, fields) VALUES (1, 1, 1, 'card', '{}', 1, 2, 'page', '[]');
    INSERT INTO payment (id, player_id, method_id, kind, amount_minor, status, locale, note, created_at)
      VALUES (1, 1, 1, 1, 100, 2, 'en', '{"tr":"iade","en":"returned"}', 1);
  `,
  );
  const store = openStore(dataDir);
  const [notification] = store.notifications.list(1, { skip: 0, take: 1 });
  expect([notification?.title.de, notification?.note.de]).toEqual(['T', 'N']);
  expect(store.payments.find(1)?.note?.de).toBe('returned');
  const offer = () => store.bonusOffers.findBySlug('welcome');
  expect([offer()?.title.de, offer()?.description.de]).toEqual(['W', 'D']);
  await seedIfEmpty(store);
  expect([offer()?.title.en, offer()?.title.de]).toEqual(['W', 'Willkommensbonus']);
  expect(offer()?.description.de).toMatch(/^500/);
  store.close();
  rmSync(dataDir, { recursive: true });
});

it('a database from the time of single bets has them as bets of one leg', () => {
  const dataDir = oldDatabase(
    beforeChange('CREATE TABLE wager_leg'),
    `
    INSERT INTO player VALUES ${PLAYER};
    INSERT INTO wager VALUES (3, 1, 'a', 'fk-1-0', 'result', '1', 210, 5000, 10500, 'won', 900, 500, 1000),
      (7, 1, 'b', 'fh-2-1', 'both', 'no', 185, 2000, 0, 'open', 9000, 800, NULL);
  `,
  );
  const { wagers, close } = openStore(dataDir);
  const leg = { oddsHundredths: 185, endsAt: 9_000, result: null };
  expect(wagers.list(1, {}, { skip: 0, take: 9 })).toMatchObject([
    {
      id: 7,
      size: 1,
      status: 'open',
      settledAt: null,
      legs: [{ ...leg, eventId: 'fh-2-1', market: 'both', pick: 'no' }],
    },
    {
      id: 3,
      size: 1,
      status: 'won',
      payoutMinor: 10_500,
      settledAt: 1_000,
      legs: [{ eventId: 'fk-1-0', result: 'won' }],
    },
  ]);
  expect(wagers.due(9_000, 9).map(({ id }) => id)).toEqual([7]);
  close();
  rmSync(dataDir, { recursive: true });
});
