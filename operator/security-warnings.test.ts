import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { NotificationType } from '~/upstream/contract/values';
import { createNotifier, type Notifier } from './notifier';
import { noteSecurityEvent } from './security-warnings';
import { seedIfEmpty } from './seed/seed';
import { openStore, type Store } from './store/store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-warnings-'));
let store: Store;
let ids: number[];
beforeAll(async () => {
  store = openStore(dataDir);
  await seedIfEmpty(store);
  ids = ['demo', 'yeni'].map((name) => store.players.findByUsername(name)?.id ?? 0);
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let notifier: Notifier;
let told: { playerId: number; type: number; title: string }[];
/** Each test begins a month after the one before it. */
let now = 0;
beforeEach(() => {
  now += 30 * 24 * HOUR_MS;
  told = [];
  notifier = createNotifier(store.notifications);
  notifier.listen((playerId, { type, title }) => told.push({ playerId, type, title: title.en }));
});

function happen(kind: Parameters<typeof noteSecurityEvent>[2], count: number, everyMs = MINUTE_MS, player = 0) {
  for (let index = 0; index < count; index += 1) {
    now += everyMs;
    noteSecurityEvent({ store, notifier }, ids[player] ?? 0, kind, now);
  }
}

const LOGIN = 'Someone tried to log in to your account';
const CODES = 'Password reset codes were requested';
const titles = () => told.map(({ title }) => title);

describe('the player is told', () => {
  it('of five failed logins within an hour', () => {
    happen('failed-login', 4);
    expect(told).toEqual([]);
    happen('failed-login', 1);
    expect(told).toEqual([{ playerId: ids[0], type: NotificationType.System, title: LOGIN }]);
  });

  it('of three reset codes within an hour', () => {
    happen('reset-code', 2);
    expect(told).toEqual([]);
    happen('reset-code', 1);
    expect(titles()).toEqual([CODES]);
  });

  it('once a day of each kind', () => {
    happen('failed-login', 20);
    happen('reset-code', 20);
    expect(titles()).toEqual([LOGIN, CODES]);
    now += 24 * HOUR_MS;
    happen('failed-login', 20);
    expect(titles()).toEqual([LOGIN, CODES, LOGIN]);
  });

  it('not of events that are further apart', () => {
    happen('failed-login', 20, 16 * MINUTE_MS);
    happen('reset-code', 20, 31 * MINUTE_MS);
    expect(told).toEqual([]);
  });

  it('not of events of other players', () => {
    happen('failed-login', 4);
    happen('failed-login', 4, MINUTE_MS, 1);
    expect(told).toEqual([]);
    happen('failed-login', 1, MINUTE_MS, 1);
    expect(told.map(({ playerId }) => playerId)).toEqual([ids[1]]);
  });
});
