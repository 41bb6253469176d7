import type { Logger } from 'pino';
import { expect, it } from 'vitest';
import { createUpgradeRefusals, type RefusalReason } from './upgrade-refusals.server';

function setUp() {
  const clock = { now: 0 };
  const lines: unknown[][] = [];
  const counted: RefusalReason[] = [];
  const line =
    (level: string) =>
    ({ reason, count }: { reason: string; count: number }) =>
      void lines.push([level, reason, count]);
  const log = { warn: line('warn'), info: line('info') } as unknown as Logger;
  const refusals = createUpgradeRefusals(
    log,
    (reason) => counted.push(reason),
    () => clock.now,
  );
  return { clock, lines, counted, refusals };
}

it('logs a flood of refusals once at its start and once a minute, and counts each', () => {
  const { clock, lines, counted, refusals } = setUp();
  for (let count = 0; count < 1_000; count += 1) refusals.add('churn');
  refusals.add('guest');
  clock.now = 59_999;
  refusals.flush();
  expect(lines).toEqual([
    ['warn', 'churn', 1],
    ['info', 'guest', 1],
  ]);
  clock.now = 60_000;
  refusals.flush();
  expect(lines.slice(2)).toEqual([['warn', 'churn', 999]]);
  expect(counted.filter((reason) => reason === 'churn')).toHaveLength(1_000);
});

it('logs a refusal at once again after a quiet minute, and never loses one', () => {
  const { clock, lines, refusals } = setUp();
  refusals.add('player-full');
  clock.now = 60_000;
  refusals.flush();
  refusals.add('player-full');
  refusals.add('player-full');
  clock.now = 120_000;
  refusals.flush();
  clock.now = 180_000;
  refusals.flush();
  clock.now = 240_000;
  refusals.flush();
  expect(lines).toEqual([
    ['warn', 'player-full', 1],
    ['warn', 'player-full', 1],
    ['warn', 'player-full', 1],
  ]);
});

it('logs an unavailable hub with its last cause, as often', () => {
  const { clock, lines, counted, refusals } = setUp();
  for (const cause of ['ECONNREFUSED', 'timeout', 'status 500']) refusals.add('hub', cause);
  expect(lines).toEqual([['warn', 'ECONNREFUSED', 1]]);
  clock.now = 60_000;
  refusals.flush();
  expect(lines.slice(1)).toEqual([['warn', 'status 500', 2]]);
  expect(counted).toEqual(['hub', 'hub', 'hub']);
});
