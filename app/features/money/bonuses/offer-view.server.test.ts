import { describe, expect, it } from 'vitest';
import { timeLeft } from './offer-view.server';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const words = { t: (...[, key, values]: unknown[]) => `${(values as { count: number }).count} ${String(key)}` };

/** Ten in the evening in Istanbul. */
const NOW = Date.parse('2026-11-20T19:00:00Z');

describe('the time until the end of a bonus', () => {
  it.each([
    ['seven days that have begun', 7 * 24 * HOUR_MS - MINUTE_MS, '7 inDays'],
    ['a day and a half', 36 * HOUR_MS, '2 inDays'],
    ['a day', 24 * HOUR_MS, '1 inDays'],
    ['less than a day', 24 * HOUR_MS - MINUTE_MS, '23 inHours'],
  ])('is in calendar days of the player: %s', (_, left, text) => {
    const end = new Date(NOW + left).toISOString();
    expect(timeLeft(end, NOW, words as Parameters<typeof timeLeft>[2], 'Europe/Istanbul')).toBe(text);
  });
});
