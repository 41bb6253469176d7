import { expect, it } from 'vitest';
import { monthOf, periodAt } from './periods';

it.each([
  ['day', '2026-03-10T20:59:59.999Z', '2026-03-09T21:00:00.000Z', '2026-03-10T21:00:00.000Z'],
  ['day', '2026-03-10T21:00:00.000Z', '2026-03-10T21:00:00.000Z', '2026-03-11T21:00:00.000Z'],
  ['week', '2026-03-15T20:59:59.999Z', '2026-03-08T21:00:00.000Z', '2026-03-15T21:00:00.000Z'],
  ['week', '2026-03-15T21:00:00.000Z', '2026-03-15T21:00:00.000Z', '2026-03-22T21:00:00.000Z'],
  ['month', '2026-02-28T20:59:59.999Z', '2026-01-31T21:00:00.000Z', '2026-02-28T21:00:00.000Z'],
  ['month', '2026-12-31T21:00:00.000Z', '2026-12-31T21:00:00.000Z', '2027-01-31T21:00:00.000Z'],
] as const)('the %s of %s is from %s to %s', (period, moment, from, until) => {
  const span = periodAt(period, Date.parse(moment));
  expect([span.from, span.until].map((edge) => new Date(edge).toISOString())).toEqual([from, until]);
});

it('a month is that of the operator’s time zone', () => {
  expect(monthOf(Date.parse('2026-02-28T20:59:59Z'))).toBe('2026-02');
  expect(monthOf(Date.parse('2026-02-28T21:00:00Z'))).toBe('2026-03');
});
