import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { bonusProgressStore } from './bonus-progress-store';

const celebrateOnce = vi.hoisted(() => vi.fn());
vi.mock('./celebrate.client', () => ({ celebrateOnce }));
const { onBonusProgress, readProgress } = await import('./on-bonus-progress.client');

const push = { id: 7, status: 1, wagered: 120.5, wagerRequired: '250' };
const moved = vi.fn();

beforeEach(() => {
  bonusProgressStore.set({ byId: new Map(), outdated: 0 });
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { dispatchEvent: moved });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('moves the bar, and has the balance read again', () => {
  onBonusProgress(push, '1000');
  expect(bonusProgressStore.get().byId.get('7')).toEqual({
    ...{ percent: 48, wagered: '₺120.50', required: '₺250.00', left: '₺129.50' },
  });
  expect(bonusProgressStore.get().outdated).toBe(0);
  expect(moved).toHaveBeenCalledOnce();
  expect(celebrateOnce).not.toHaveBeenCalled();
});

it.each([
  [{ status: 2, wagered: 250 }, 1],
  [{ status: 3 }, 0],
  [{ status: 4 }, 0],
])('has the page read again when a bonus ends with %j, and celebrates %i times', (end, times) => {
  onBonusProgress({ ...push, ...end }, '1000');
  expect(bonusProgressStore.get().outdated).toBe(1);
  expect(celebrateOnce.mock.calls).toEqual(times === 1 ? [['1000 7']] : []);
});

it.each([
  ...[undefined, null, 'x', [push], { ...push, id: {} }, { ...push, id: '' }, { ...push, status: '1' }],
  ...[
    { ...push, wagered: 'NaN' },
    { ...push, wagered: Infinity },
    { ...push, wagerRequired: undefined },
  ],
])('ignores %j', (message) => {
  expect(readProgress(message)).toBeNull();
  onBonusProgress(message, '1000');
  expect(bonusProgressStore.get().byId.size).toBe(0);
});
