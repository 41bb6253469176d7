import { describe, expect, it } from 'vitest';
import { createScenarios, scenario } from './scenarios';

describe('fault scenarios', () => {
  it('apply to every call until they are cleared', () => {
    const scenarios = createScenarios();
    scenarios.order('user/balance', { status: 503 });
    expect([scenarios.nextFault('user/balance'), scenarios.nextFault('user/balance')]).toEqual([
      { status: 503 },
      { status: 503 },
    ]);
    expect(scenarios.nextFault('auth/form')).toBeNull();
    scenarios.clear();
    expect(scenarios.nextFault('user/balance')).toBeNull();
  });

  it('end after the ordered number of calls', () => {
    const scenarios = createScenarios();
    scenarios.order('user/balance', { body: 'empty', times: 2 });
    const taken = [1, 2, 3].map(() => scenarios.nextFault('user/balance') !== null);
    expect(taken).toEqual([true, true, false]);
  });

  it('count every call, served or not, and keep the counts when cleared', () => {
    const scenarios = createScenarios();
    scenarios.order('user/balance', { reset: true, times: 1 });
    for (const path of ['user/balance', 'user/balance', 'auth/form']) scenarios.nextFault(path);
    scenarios.clear();
    expect(scenarios.counts()).toEqual({ 'user/balance': 2, 'auth/form': 1 });
  });

  it.each([
    [{}, true],
    [{ delayMs: 250 }, true],
    [{ delayMs: 0, status: 500, body: 'wrong-shape', reset: false, times: 3 }, true],
    [{ delayMs: -1 }, false],
    [{ delayMs: '250' }, false],
    [{ status: 99 }, false],
    [{ status: 600 }, false],
    [{ body: 'odd' }, false],
    [{ times: 0 }, false],
    [{ dealyMs: 250 }, false],
    [[], false],
    [null, false],
  ])('are validated: %j', (ordered, valid) => {
    expect(scenario.safeParse(ordered).success).toBe(valid);
  });
});
