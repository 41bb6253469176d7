import { expect, it } from 'vitest';
import { formatDateTime } from './dates';

it.each([
  ['2026-11-21T01:05:00Z', '21.11.2026 04:05'],
  ['2026-12-31T22:30:00Z', '01.01.2027 01:30'],
  ['2026-03-05T21:00:00Z', '06.03.2026 00:00'],
])('shows %s as %s', (utc, text) => expect(formatDateTime(new Date(utc), 'Europe/Istanbul')).toBe(text));

it('uses the given time zone', () => {
  expect(formatDateTime(new Date('2026-11-21T01:05:00Z'), 'America/New_York')).toBe('20.11.2026 20:05');
});
