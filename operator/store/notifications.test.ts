import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seedIfEmpty } from '../seed/seed';
import { openStore } from './store';

it('keeps the newest 500 notifications of a player, without touching those of others', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'notifications-'));
  const store = openStore(dataDir);
  await seedIfEmpty(store);
  const [demo, newcomer] = ['demo', 'yeni'].map((name) => store.players.findByUsername(name)?.id ?? 0) as [
    number,
    number,
  ];
  const everything = { skip: 0, take: 1_000 };
  const before = store.notifications.list(demo, everything);
  const texts = { tr: 'x', en: 'x', de: 'x' };
  store.transaction(() => {
    for (let at = 1; at <= 510; at += 1) store.notifications.add(newcomer, { type: 5, title: texts, note: texts }, at);
  });
  const kept = store.notifications.list(newcomer, everything).map(({ createdAt }) => createdAt);
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([500, 510, 11]);
  expect(store.notifications.list(demo, everything)).toEqual(before);
  store.close();
  rmSync(dataDir, { recursive: true });
});
