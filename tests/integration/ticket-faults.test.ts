// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import type { Fault } from '../support/fault-proxy';
import { decode, shown } from '../support/html';
import type { HttpBrowser } from '../support/http-browser';
import { siteBehindFaults } from '../support/site-behind-faults';

const { operator, proxy, site } = siteBehindFaults();

const FAILED: Fault = { kind: 'status', status: 500 };
/** After this time an open circuit breaker lets a call pass. */
const BREAKER_OPEN_MS = 5_000;

const KEPT = 'Yazdıklarınız saklandı';
const MESSAGE = 'Kuponum "hâlâ" gelmedi.';

/** A player with a ticket of their own. */
async function owner() {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
  const { data } = await player.call('ticket/create', { subject: 'Konu', message: 'Kuponum nerede?' });
  const { id } = data as { id: number };
  return { player, visitor, id, thread: `/ticket/${id}` };
}

const shownAt = async (visitor: HttpBrowser, path: string) => decode(await shown(await visitor.get(path)));
const typedIn = (page: string) => /<textarea[^>]*>\n?([^<]*)</.exec(page)?.[1];

const forms = [
  ['a new ticket', 'ticket/create', 'ticket/list', '/ticket'],
  ['a reply', 'ticket/reply', 'ticket/detail', null],
] as const;

describe.each(forms)('%s', (_name, call, read, address) => {
  it('is kept while the page cannot be read, and is back in the form once', { tags: ['tier-1'] }, async () => {
    const { visitor, thread } = await owner();
    const path = address ?? thread;
    for (const failing of [call, read]) proxy.faults.set(failing, FAILED);
    const failed = await visitor.post(path, { subject: 'Kupon', message: MESSAGE });
    const again = await visitor.get(path);
    expect([failed.status, again.status]).toEqual([503, 503]);
    for (const page of [failed, again]) expect(decode(await shown(page))).toContain(KEPT);
    proxy.faults.clear();
    await site.clock.turn(BREAKER_OPEN_MS);
    expect(typedIn(await shownAt(visitor, path))).toBe(MESSAGE);
    expect(typedIn(await shownAt(visitor, path))).toBe('');
  });

  it('that has a fault is kept while the page cannot be read', async () => {
    const { visitor, thread } = await owner();
    const path = address ?? thread;
    const long = 'uzun '.repeat(500);
    proxy.faults.set(read, FAILED);
    expect(await shown(await visitor.post(path, { subject: 'Kupon', message: long }))).not.toContain('<textarea');
    proxy.faults.clear();
    expect(typedIn(await shownAt(visitor, path))).toBe(long);
  });

  it('that the operator does not answer comes back in its form: the page has its full time', async () => {
    const { visitor, thread } = await owner();
    for (const slow of [call, read]) proxy.faults.set(slow, { kind: 'hang' });
    const before = proxy.hungCalls(read);
    const answering = visitor.post(address ?? thread, { subject: 'Kupon', message: MESSAGE });
    await proxy.held(read, before + 1);
    // The first attempt of the read takes its full three seconds.
    proxy.faults.delete(read);
    const answer = await answering;
    proxy.release();
    expect(answer.status).toBe(503);
    expect(typedIn(decode(await shown(answer)))).toBe(MESSAGE);
  });

  it.each<[string, Fault, number]>([
    ['is lost', { kind: 'lost' }, 503],
    ['cannot be read', { kind: 'body', body: '[]' }, 502],
  ])('may have arrived when the answer %s, and its form says so', async (_what, fault, status) => {
    const { visitor, thread } = await owner();
    proxy.faults.set(call, fault);
    const answer = await visitor.post(address ?? thread, { subject: 'Kupon', message: MESSAGE });
    expect(answer.status).toBe(status);
    expect(decode(await shown(answer))).toContain('anlaşılır bir yanıt gelmedi');
  });

  it('that the operator does not offer is not said to have arrived', async () => {
    const { visitor, thread } = await owner();
    proxy.faults.set(call, { kind: 'status', status: 404 });
    const answer = await visitor.post(address ?? thread, { subject: 'Kupon', message: MESSAGE });
    expect([answer.status, await shown(answer)]).toEqual([501, expect.stringContaining('sunmuyor')]);
  });
});

it('a reply to a ticket that was closed meanwhile is refused, and stays on the page', async () => {
  const { player, visitor, id, thread } = await owner();
  await player.call('ticket/close', { id });
  const answer = await visitor.post(thread, { message: MESSAGE });
  expect(answer.status).toBe(400);
  const page = decode(await shown(answer));
  expect(page).toContain('Bu destek talebi kapatılmış.');
  expect(typedIn(page)).toBe(MESSAGE);
  expect(await shownAt(visitor, thread)).not.toContain('<textarea');
});

it.each(['TCK/7 ü', '9fd0b3d8-2b50-4a1f', '007'])('an operator may name its tickets by texts: %s', async (id) => {
  const { visitor } = await owner();
  const row = { id, subject: 'Adlı', status: 'open' };
  const updatedAt = '2026-11-01T10:00:00';
  const success = (data: unknown): Fault => ({ kind: 'body', body: JSON.stringify({ success: true, data }) });
  proxy.faults.set('ticket/list', success({ total: 1, items: [{ ...row, updatedAt }] }));
  proxy.faults.set('ticket/detail', success({ ...row, messages: [] }));
  proxy.faults.set('ticket/reply', success(null));
  proxy.faults.set('ticket/close', success(null));
  const href = `/ticket/${encodeURIComponent(id)}`;
  expect(await shownAt(visitor, '/ticket')).toContain(`href="${href}"`);
  const thread = await shownAt(visitor, href);
  expect(thread).toContain('Adlı</h1>');
  expect(thread).toContain(`action="${href}"`);
  for (const fields of [{ message: MESSAGE }, { close: '1' }] as Record<string, string>[])
    expect((await visitor.post(href, fields)).headers.get('location')).toBe(href);
  for (const call of ['detail', 'reply', 'close'])
    expect(JSON.parse(proxy.lastBodies.get(`ticket/${call}`) ?? ''), call).toMatchObject({ id });
});
