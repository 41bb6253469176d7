// @module-tag tier-1
// @module-tag notifications

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { claimTrialBonus } from '../support/bonus-claim';
import { HttpBrowser } from '../support/http-browser';
import type { Fault } from '../support/fault-proxy';
import { shown } from '../support/html';
import { fund, newPlayer, type TestPlayer } from '../support/players';
import { turnUntilAnswered } from '../support/turn-until-answered';

const { operator, proxy, site } = siteBehindFaults();

interface Told {
  readonly id: number;
  readonly isRead: boolean;
}

/** Creates a player with one notification. */
async function newVisitor(): Promise<{
  visitor: HttpBrowser;
  player: TestPlayer;
  id: number;
  told(): Promise<Told[]>;
}> {
  const player = await newPlayer(operator.apiUrl);
  await claimTrialBonus(operator, player);
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(player.username, player.password);
  const told = async () => (await player.call('customer/notification', { skip: 0, take: 100 })).data as Told[];
  const [first] = await told();
  return { visitor, player, told, id: first?.id ?? 0 };
}

async function withFault<T>(call: string, fault: Fault, act: () => Promise<T>): Promise<T> {
  proxy.faults.set(call, fault);
  try {
    return await act();
  } finally {
    proxy.faults.clear();
  }
}

const listOf = (items: readonly unknown[]): Fault => ({
  kind: 'body',
  body: JSON.stringify({ success: true, message: null, data: items }),
});

const one = { id: 7, title: 'Başlık', note: 'Not', type: 1, timeStamp: '2026-01-02T22:30:00', isRead: false };

describe('the pages of notifications', () => {
  it.each(['/notifications', '/notifications/1'])(
    'redirect a guest from %s to the login form and back',
    async (path) => {
      const answer = await new HttpBrowser(site.url).get(path);
      expect(answer.headers.get('location')).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    },
  );

  it("show the newest hundred, with UTC converted to the player's time zone", async () => {
    const { visitor } = await newVisitor();
    const page = await withFault('customer/notification', listOf([one]), () => visitor.get('/notifications'));
    const text = await shown(page);
    expect(text).toContain('Başlık');
    expect(text).toMatch(/03\.01\.2026<\/p>[^]*?>01:30</);
    expect(page.headers.get('cache-control')).toBe('private, no-store');
  });

  it('mark a notification as read only when it is opened by its form', async () => {
    const { visitor, told, id } = await newVisitor();
    const seen = await visitor.get(`/notifications/${id}`);
    expect(seen.status).toBe(200);
    expect((await told())[0]?.isRead).toBe(false);
    const opened = await visitor.post(`/notifications/${id}`, {});
    expect([opened.status, opened.headers.get('location')]).toEqual([303, `/notifications/${id}`]);
    expect((await told())[0]?.isRead).toBe(true);
  });

  it('are all marked as read by one form, which is gone then', async () => {
    const { visitor, player, told } = await newVisitor();
    await fund(player, 500);
    expect((await told()).filter(({ isRead }) => !isRead).length).toBeGreaterThan(1);
    expect(await shown(await visitor.get('/notifications'))).toContain('Tümünü okundu işaretle');
    const answer = await visitor.post('/notifications', {});
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/notifications']);
    expect((await told()).filter(({ isRead }) => !isRead)).toEqual([]);
    expect(await shown(await visitor.get('/notifications'))).not.toContain('Tümünü okundu işaretle');
  });

  it('show the number of unread ones in the header, updated after one was opened', async () => {
    const { visitor, id } = await newVisitor();
    expect(await shown(await visitor.get('/'))).toContain('Bildirimler, 1 okunmamış');
    await visitor.post(`/notifications/${id}`, {});
    expect(await shown(await visitor.get('/'))).not.toContain('okunmamış');
  });

  it.each([
    [8, '8'],
    [9, '9+'],
    [100, '9+'],
  ])('show %i unread ones as %s', async (count, badge) => {
    const { visitor } = await newVisitor();
    const many = Array.from({ length: count }, (_, index) => ({ ...one, id: index + 1 }));
    const page = await withFault('customer/notification', listOf(many), () => visitor.get('/'));
    expect(await shown(page)).toContain(`Bildirimler, ${badge} okunmamış`);
  });

  it('are private: another player’s notification is not found and never marked', async () => {
    const [mine, theirs] = await Promise.all([newVisitor(), newVisitor()]);
    expect((await mine.visitor.get(`/notifications/${theirs.id}`)).status).toBe(404);
    const before = proxy.calls.get('customer/readnotification') ?? 0;
    await mine.visitor.post(`/notifications/${theirs.id}`, {});
    expect(proxy.calls.get('customer/readnotification') ?? 0).toBe(before);
    expect((await theirs.told())[0]?.isRead).toBe(false);
  });

  it.each(['0', '-1', 'x', '__proto__', '%00', '1%2F2', 'a'.repeat(300)])('answer with 404 to %s', async (id) => {
    const { visitor } = await newVisitor();
    expect((await visitor.get(`/notifications/${id}`)).status).toBe(404);
  });

  it("show the operator's text escaped", async () => {
    const { visitor } = await newVisitor();
    const hostile = {
      ...one,
      title: '<img src=x onerror=alert(1)>',
      note: '</script><script>alert(1)</script>',
      type: 99,
    };
    const page = await withFault('customer/notification', listOf([hostile]), () => visitor.get('/notifications'));
    const html = await page.text();
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain('<script>alert');
  });
});

describe('when the operator fails', () => {
  it('marking fails without a message', async () => {
    const { visitor, id } = await newVisitor();
    const fault = { kind: 'status', status: 500 } as const;
    const answer = await withFault('customer/readnotification', fault, () => visitor.post(`/notifications/${id}`, {}));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/notifications/${id}`]);
  });

  it('a slow answer for the count delays no page', async () => {
    const { visitor } = await newVisitor();
    await visitor.get('/');
    const another = (await newVisitor()).visitor;
    await withFault('customer/notification', { kind: 'hang' }, async () => {
      await site.clock.hold();
      const key = `customer/notification@${another.address}`;
      const hanging = { site, proxy, key, turnMs: 500, limitMs: 500 };
      expect((await turnUntilAnswered(() => another.get('/'), hanging)).status).toBe(200);
      await site.clock.release();
    });
  });

  it.each<[string, Fault, number]>([
    ['invalid answer', { kind: 'body', body: '{"success":true,"data":[{"id":{}}]}' }, 502],
    // Last, because it opens the circuit breaker.
    ['connection reset', { kind: 'reset' }, 503],
  ])('(%s) the list shows a message, and all other pages appear without a count', async (_what, fault, status) => {
    const { visitor } = await newVisitor();
    await withFault('customer/notification', fault, async () => {
      expect((await visitor.get('/notifications')).status).toBe(status);
      const home = await visitor.get('/');
      expect(home.status).toBe(200);
      expect(await shown(home)).not.toContain('okunmamış');
    });
  });
});

it('are listed by the days of the page, with the hour beside each', async () => {
  const { visitor } = await newVisitor();
  const at = (id: number, timeStamp: string) => ({
    id,
    title: `Haber ${id}`,
    note: '-',
    type: 9,
    timeStamp,
    isRead: true,
  });
  const items = [at(1, '2026-03-05T21:30:00Z'), at(2, '2026-03-05T08:00:00Z'), at(3, '2026-03-04T08:00:00Z')];
  const page = await withFault('customer/notification', listOf(items), async () =>
    shown(await visitor.get('/notifications')),
  );
  const days = [...page.matchAll(/<p id="([^"]+)">(\d\d\.\d\d\.\d{4})<\/p><ul[^>]*aria-labelledby="([^"]+)"/g)];
  expect(days.map(([, id, day, labelledBy]) => [day, id === labelledBy])).toEqual([
    ['06.03.2026', true],
    ['05.03.2026', true],
    ['04.03.2026', true],
  ]);
  expect(page).toMatch(/Haber 1[^]*?>00:30</);
});
