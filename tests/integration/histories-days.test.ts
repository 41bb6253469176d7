// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import type { HttpBrowser } from '../support/http-browser';
import { cashierSite } from '../support/cashier-site';
import { shown } from '../support/html';
import type { TestPlayer } from '../support/players';

const cashier = cashierSite();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The lists with a filter by day, and the call behind each. */
const lists = [
  ['/dashboard/financial-activities', 'transaction/list'],
  ['/dashboard/game-history', 'casino/history'],
] as const;

let visitor: HttpBrowser;
let player: TestPlayer;
beforeAll(async () => {
  ({ visitor, player } = await cashier.enter(500));
});

const inZone = (zone: string) => void visitor.cookies.set('zone', encodeURIComponent(zone));
const asked = (call: string) =>
  JSON.parse(cashier.proxy().lastBodies.get(call) ?? '{}') as { from?: string; to?: string };

describe.each(lists)('%s', (path, call) => {
  it.each([
    ['Europe/Istanbul', '2026-11-20T21:00:00', '2026-11-22T21:00:00'],
    ['America/New_York', '2026-11-21T05:00:00', '2026-11-23T05:00:00'],
    ['UTC', '2026-11-21T00:00:00', '2026-11-23T00:00:00'],
    ['Asia/Kathmandu', '2026-11-20T18:15:00', '2026-11-22T18:15:00'],
    // Without a time zone the server's default applies.
    ['Nowhere', '2026-11-20T21:00:00', '2026-11-22T21:00:00'],
    ['"><script>', '2026-11-20T21:00:00', '2026-11-22T21:00:00'],
  ])('in %s requests two days from %s until %s, as a page and as a file', async (zone, from, to) => {
    inZone(zone);
    for (const address of [path, `${path}.csv`]) {
      cashier.proxy().lastBodies.delete(call);
      await visitor.get(`${address}?from=2026-11-21&to=2026-11-22`);
      expect(asked(call)).toMatchObject({ from, to });
    }
  });

  it('says the time zone in words', async () => {
    inZone('Europe/Berlin');
    expect(await (await visitor.get(path)).text()).toContain('Saat dilimi: Orta Avrupa Saati');
  });

  it('requests 23 and 25 hours for the days when clocks change', async () => {
    inZone('Europe/Berlin');
    for (const [day, hours] of [
      ['2026-03-29', 23],
      ['2026-10-25', 25],
    ] as const) {
      await visitor.get(`${path}?from=${day}&to=${day}`);
      const { from, to } = asked(call);
      expect(Date.parse(`${to}Z`) - Date.parse(`${from}Z`)).toBe(hours * HOUR_MS);
    }
  });

  it('requests a range with an open end', async () => {
    inZone('UTC');
    await visitor.get(`${path}?from=2026-11-21`);
    expect([asked(call).from, asked(call).to]).toEqual(['2026-11-21T00:00:00', undefined]);
    await visitor.get(`${path}?to=2026-11-21`);
    expect([asked(call).from, asked(call).to]).toEqual([undefined, '2026-11-22T00:00:00']);
  });
});

describe('a payment', () => {
  /** A time zone in which the payment was made in that hour of the day. */
  async function zoneWhereItWas(hour: number) {
    const { data } = await player.call('transaction/list', { kind: 0, skip: 0, take: 1 });
    const [{ createdAt }] = (data as { items: [{ createdAt: string }] }).items;
    const made = Date.parse(`${createdAt}Z`);
    // Local time is up to 14 hours ahead of UTC and up to 12 behind. The names of the zones have the opposite sign.
    const ahead = ((hour - new Date(made).getUTCHours() + 12 + 24) % 24) - 12;
    const day = (shift: number) => new Date(made + ahead * HOUR_MS + shift * DAY_MS).toISOString().slice(0, 10);
    return { zone: `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`, day };
  }

  it.each([0, 23])(
    'made in the hour %i of a day is listed on that day, by its date and by the filter',
    async (hour) => {
      const { zone, day } = await zoneWhereItWas(hour);
      inZone(zone);
      const at = async (date: string) =>
        shown(await visitor.get(`/dashboard/financial-activities?from=${date}&to=${date}`));
      const page = await at(day(0));
      expect(page).toContain('₺500,00');
      const [year, month, dayOfMonth] = day(0).split('-');
      expect(page).toMatch(new RegExp(`${dayOfMonth}\\.${month}\\.${year} ${String(hour).padStart(2, '0')}:\\d\\d`));
      for (const other of [day(-1), day(1)]) expect(await at(other)).toContain('Bu filtrelere uyan kayıt yok');
    },
  );
});
