import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Limit } from '../store/limits';
import { HOUR_MS } from '../utc-time';
import { cancelRaise, changeLimit, limitAt } from './changes';
import { limitsPolicies } from './policies';

const valueAt = (limit: Limit | null, now: number) => limitAt(limit, now)?.value ?? null;
const orNone = (value: number | null) => value ?? Infinity;

type Step = { advanceMs: number } | { wanted: number | null } | { cancel: true };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .tuple(fc.oneof(fc.nat(30), fc.nat(400), fc.constantFrom(24, 72, 168)), fc.constantFrom(-1, 0, 1))
    .map(([hours, ms]) => ({ advanceMs: Math.max(0, hours * HOUR_MS + ms) })),
  fc.record({ wanted: fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }) }),
  fc.constant({ cancel: true } as const),
);

interface Request {
  readonly at: number;
  readonly value: number;
}

describe.each(Object.entries(limitsPolicies))('under the policy %s', (_name, { increaseDelayHours }) => {
  const delayMs = increaseDelayHours * HOUR_MS;

  it('no request makes a limit looser before the delay, and no later request for less is passed over', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let now = Date.parse('2026-03-01T00:00:00Z');
        let limit: Limit | null = null;
        let requests: Request[] = [];
        for (const one of steps) {
          const before = orNone(valueAt(limit, now));
          const hadLimit = limitAt(limit, now) !== null;
          if ('advanceMs' in one) now += one.advanceMs;
          else if ('cancel' in one) {
            limit = cancelRaise(limit, now);
            requests = [];
          } else {
            limit = changeLimit(limit, one.wanted, now, delayMs).limit;
            requests.push({ at: now, value: orNone(one.wanted) });
          }
          const after = orNone(valueAt(limit, now));
          if (!hadLimit || after <= before) continue;
          expect(one).toHaveProperty('advanceMs');
          // The raise has a request that is old enough, and every request after it asked for as much or more.
          const firstOfEnough = requests.findLastIndex(({ value }) => value < after) + 1;
          expect(requests[firstOfEnough]?.at).toBeLessThanOrEqual(now - delayMs);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  it('a raise holds when the delay is over, not a millisecond before', () => {
    const { limit } = changeLimit({ value: 100, pending: null }, 300, 1_000, delayMs);
    expect(valueAt(limit, 1_000 + delayMs - 1)).toBe(100);
    expect(valueAt(limit, 1_000 + delayMs)).toBe(300);
    const ended = changeLimit({ value: 100, pending: null }, null, 1_000, delayMs);
    expect(valueAt(ended.limit, 1_000 + delayMs - 1)).toBe(100);
    expect(limitAt(ended.limit, 1_000 + delayMs)).toBeNull();
  });
});

describe('changeLimit', () => {
  const waiting: Limit = { value: 100, pending: { value: 300, effectiveAt: 5_000 } };
  const change = (limit: Limit | null, wanted: number | null) => changeLimit(limit, wanted, 1_000, 6_000);

  it.each([
    ['a first limit', null, 100, 'set', { value: 100, pending: null }],
    ['a lower limit', { value: 100, pending: null }, 50, 'lowered', { value: 50, pending: null }],
    ['a lower limit while a raise waits', waiting, 50, 'lowered', { value: 50, pending: null }],
    ['the present limit', { value: 100, pending: null }, 100, 'unchanged', { value: 100, pending: null }],
    ['the present limit while a raise waits', waiting, 100, 'raise-cancelled', { value: 100, pending: null }],
    ['no limit without one', null, null, 'unchanged', null],
    ['the raise that waits', waiting, 300, 'waits', waiting],
    ['a lower raise', waiting, 200, 'waits-stricter', { value: 100, pending: { value: 200, effectiveAt: 5_000 } }],
    ['a higher raise', waiting, 400, 'refused', waiting],
    ['no limit while a raise waits', waiting, null, 'refused', waiting],
    [
      'a raise while the end waits',
      { value: 100, pending: { value: null, effectiveAt: 5_000 } },
      200,
      'waits-stricter',
      { value: 100, pending: { value: 200, effectiveAt: 5_000 } },
    ],
  ] as const)('takes %s', (_case, stored, wanted, outcome, limit) => {
    expect(change(stored, wanted)).toEqual({ outcome, limit });
  });

  it('takes a raise whose time has come as the limit', () => {
    expect(changeLimit(waiting, 200, 5_000, 6_000)).toEqual({
      outcome: 'lowered',
      limit: { value: 200, pending: null },
    });
  });
});
