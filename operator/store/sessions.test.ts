import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedIfEmpty } from '../seed/seed';
import { openStore } from './store';

it('notes the last use of a session, at most once a minute', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sessions-'));
  let now = Date.parse('2026-03-01T10:00:00Z');
  const store = openStore(dataDir, () => now);
  await seedIfEmpty(store);
  const playerId = store.players.findByUsername('yeni')?.id ?? 0;
  const token = store.sessions.open(playerId, { ip: '', device: '', locale: 'tr' });
  const openedAt = now;
  const useAfter = (ms: number) => {
    now += ms;
    const session = store.sessions.find(token);
    if (session) store.sessions.noteUse(session);
    return (store.sessions.list(playerId, { skip: 0, take: 1 })[0]?.usedAt ?? 0) - openedAt;
  };
  expect([useAfter(59_000), useAfter(1_000), useAfter(3_000), useAfter(120_000)]).toEqual([0, 60_000, 60_000, 183_000]);
  store.close();
  rmSync(dataDir, { recursive: true });
});
