import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDateTime } from './dates';
import { timeZoneNamed } from './time-zone';
import { addDays, dayAt, momentOf, startOfDay } from './zoned-time';

const iso = (moment: number) => new Date(moment).toISOString().slice(0, 16);
const clock = (shown: string, zone: string) => iso(momentOf(Date.parse(`${shown}:00Z`), zone));

describe('the start of a day', () => {
  it.each([
    ['2026-11-21', 'Europe/Istanbul', '2026-11-20T21:00'],
    ['2026-11-21', 'UTC', '2026-11-21T00:00'],
    ['2026-11-21', 'America/New_York', '2026-11-21T05:00'],
    ['2026-11-21', 'Pacific/Kiritimati', '2026-11-20T10:00'],
    ['2026-11-21', 'Asia/Kathmandu', '2026-11-20T18:15'],
    // Turkey still had daylight saving time.
    ['2014-01-10', 'Europe/Istanbul', '2014-01-09T22:00'],
    // The clocks change on these days, after midnight.
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00'],
    ['2026-10-25', 'Europe/Berlin', '2026-10-24T22:00'],
    // The clocks change at midnight to one o'clock, so this day has no midnight.
    ['2026-09-06', 'America/Santiago', '2026-09-06T04:00'],
  ])('%s in %s at %s', (day, zone, moment) => expect(iso(startOfDay(day, zone))).toBe(moment));

  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  const day = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  /** The local date, as year-month-day. */
  const shownDay = (moment: number, where: string) =>
    formatDateTime(moment, where).slice(0, 10).split('.').reverse().join('-');

  it('when the calendar turns to it, in every zone', () => {
    fc.assert(
      fc.property(day, zone, (asked, where) => {
        const start = startOfDay(asked, where);
        expect(shownDay(start, where) >= asked).toBe(true);
        expect(shownDay(start - 1_000, where) < asked).toBe(true);
        expect(dayAt(start, where)).toBe(shownDay(start, where));
        expect(startOfDay(addDays(asked, 1), where)).toBeGreaterThanOrEqual(start);
      }),
    );
  });
});

describe('a local time', () => {
  it.each([
    ['2026-11-21T15:30', 'Europe/Istanbul', '2026-11-21T12:30'],
    ['2026-07-01T09:00', 'America/New_York', '2026-07-01T13:00'],
    // Occurs twice: the first one is used.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30'],
    // Skipped: the time of the change, or soon after.
    ['2026-03-29T02:00', 'Europe/Berlin', '2026-03-29T01:00'],
  ])('%s in %s is %s', (shown, zone, moment) => expect(clock(shown, zone)).toBe(moment));
});

describe('a time zone', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['UTC', 'UTC'],
    ['Europe/İstanbul', 'Europe/Istanbul'],
    [undefined, 'Europe/Istanbul'],
    ['', 'Europe/Istanbul'],
    ['+03:00', 'Europe/Istanbul'],
    ['Nowhere/Land', 'Europe/Istanbul'],
    ['x'.repeat(5_000), 'Europe/Istanbul'],
    ['__proto__', 'Europe/Istanbul'],
  ])('named %s is %s', (name, zone) => expect(timeZoneNamed(name)).toBe(zone));

  it('has its canonical spelling', () => expect(timeZoneNamed('EUROPE/berlin')).toBe('Europe/Berlin'));
});
