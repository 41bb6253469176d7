// @module-tag tier-1
// @module-tag session
// @module-tag profile

import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGame, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';

/** Tests that limits and single flights count a player, who may have several sessions. */

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => proxy.calls.clear());

const calls = (name: string) => proxy.calls.get(name) ?? 0;

/** Logs a new player in three times. The operator echoes the name of the second session as it was typed there. */
async function threeSessions() {
  const player = await newPlayer(operator.apiUrl);
  const sessions: HttpBrowser[] = [];
  for (const spelling of ['lower', 'upper', 'lower']) {
    const session = new HttpBrowser(site.url);
    if (spelling === 'upper')
      proxy.faults.set('auth/login', {
        kind: 'rewrite',
        rewrite: (_call, data) => ({ ...(data as object), username: player.username.toUpperCase() }),
      });
    expect((await session.logIn(player.username, player.password)).status).toBe(303);
    proxy.faults.clear();
    sessions.push(session);
  }
  return { player, sessions };
}

/** Gives the forms that are on their way time to arrive: the site answers nine pages, one after the other. */
async function letAllArrive(sessions: HttpBrowser[]) {
  for (const session of [...sessions, ...sessions, ...sessions]) await session.get('/login');
}

const game = (index: number) => {
  const found = games.filter(({ studio }) => studio.integration === 'dt')[index];
  if (!found) throw new Error('no such game');
  return { gameCode: found.gameCode, mainProviderId: found.studio.id, name: found.title };
};

describe('three sessions of one player', () => {
  const CLAIM = '/dashboard/claim-bonus';

  it('claim one bonus with one call, and each reports its outcome', async () => {
    const { player, sessions } = await threeSessions();
    const offers = (await player.call('bonus/available', {})).data as { id: number }[];
    const id = String(offers[0]?.id);
    proxy.faults.set('bonus/claim', { kind: 'body', body: '{"success":true,"message":null,"data":null}' });
    const answers = await Promise.all(sessions.map((session) => session.post(CLAIM, { id })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(calls('bonus/claim')).toBe(1);
    for (const session of sessions) expect(await shown(await session.get(CLAIM))).toContain('data-toast="success"');
  });

  it('have thirty bonus claims together', async () => {
    const { sessions } = await threeSessions();
    const offers = Array.from({ length: 31 }, (_, id) => ({ id, title: `Bonus ${id}`, description: '' }));
    const body = (data: unknown) => JSON.stringify({ success: true, message: null, data });
    proxy.faults.set('bonus/available', { kind: 'body', body: body(offers) });
    proxy.faults.set('bonus/claim', { kind: 'body', body: body(null) });
    const claim = (session: HttpBrowser | undefined, id: number) => session?.post(CLAIM, { id: String(id) });
    for (let count = 0; count < 30; count += 1) await claim(sessions[count % 3], count);
    expect(calls('bonus/claim')).toBe(30);
    for (const session of sessions) expect((await claim(session, 30))?.status).toBe(429);
    expect(calls('bonus/claim')).toBe(30);
  });

  it('stay logged in when the operator ends the session whose claim they wait for', async () => {
    const { player, sessions } = await threeSessions();
    const offers = (await player.call('bonus/available', {})).data as { id: number }[];
    const claim = (session: HttpBrowser) => session.post(CLAIM, { id: String(offers[0]?.id) });
    proxy.faults.set('bonus/claim', { kind: 'body', body: '{"success":true,"message":null,"data":null}' });
    proxy.faults.set(`bonus/available@${sessions[0]?.address}`, { kind: 'status', status: 401 });
    const [ended, ...others] = sessions as [HttpBrowser, ...HttpBrowser[]];
    const first = claim(ended);
    await expect.poll(() => proxy.callsFrom.get(`bonus/available@${ended.address}`)).toBe(1);
    const answers = await Promise.all([first, ...others.map(claim)]);
    expect(answers[0]?.headers.get('location')).toMatch(/^\/login/);
    expect(answers.slice(1).map((answer) => answer.headers.get('location'))).toEqual([
      `/dashboard/bonuses#active`,
      `/dashboard/bonuses#active`,
    ]);
    expect(calls('bonus/claim')).toBe(1);
  });

  it('open thirty games in a minute together', async () => {
    const { sessions } = await threeSessions();
    const statuses: number[] = [];
    for (const session of sessions) {
      const page = await (await session.get(playAddress(game(0)), asLink)).text();
      for (let count = 0; count < 11; count += 1)
        statuses.push((await session.get(frameIn(page) ?? '', asFrame)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429, 429, 429]);
  });

  it('reply to a ticket with one call, and again with one when the text differs', async () => {
    const { player, sessions } = await threeSessions();
    await player.call('ticket/create', { subject: 'Kupon', message: 'Kuponum nerede?' });
    const { items } = (await player.call('ticket/list', { skip: 0, take: 1 })).data as { items: { id: number }[] };
    const path = `/ticket/${items[0]?.id}`;
    const reply = (session: HttpBrowser, message: string) => session.post(path, { message });
    const answers = await Promise.all(sessions.map((session) => reply(session, 'Buldum.')));
    const [first] = sessions as [HttpBrowser, ...HttpBrowser[]];
    answers.push(await reply(first, 'Buldum.'));
    expect(answers.map((answer) => answer.headers.get('location'))).toEqual(answers.map(() => path));
    expect(calls('ticket/reply')).toBe(1);
    await reply(first, 'Teşekkürler.');
    expect(calls('ticket/reply')).toBe(2);
  });

  it('change the password with one call', async () => {
    const { player, sessions } = await threeSessions();
    const change = { oldPassword: player.password, password: 'yeni-şifre', confirmPassword: 'yeni-şifre' };
    proxy.faults.set('customer/changepassword', { kind: 'hang' });
    const answers = sessions.map((session) => session.post('/dashboard/change-password', change));
    await proxy.held('customer/changepassword');
    // A session that came later would find itself ended by the change.
    await letAllArrive(sessions);
    proxy.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(calls('customer/changepassword')).toBe(1);
  });

  it('guess the old password eight times together', async () => {
    const { sessions } = await threeSessions();
    const statuses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      const guess = { oldPassword: `yanlış-${count}`, password: 'yeni-şifre', confirmPassword: 'yeni-şifre' };
      statuses.push((await sessions[count % 3]?.post('/dashboard/change-password', guess))?.status ?? 0);
    }
    expect(statuses).toEqual([...Array.from({ length: 8 }, () => 400), 429]);
  });

  it('order one code by text message', async () => {
    const { sessions } = await threeSessions();
    await Promise.all(sessions.map((session) => session.post('/dashboard/phone-verification', { intent: 'send' })));
    expect(calls('customer/updatephone')).toBe(1);
  });

  it('add one favourite with one change', async () => {
    const { player, sessions } = await threeSessions();
    const add = encodeGame(game(1));
    proxy.faults.set('casino/favorites', { kind: 'hang' });
    const answers = sessions.map((session) => session.post('/favourites', { add, redirectTo: '/' }));
    await proxy.held('casino/favorites');
    await letAllArrive(sessions);
    expect(proxy.hungCalls('casino/favorites')).toBe(1);
    proxy.faults.clear();
    proxy.release();
    await Promise.all(answers);
    expect(calls('casino/togglefavorite')).toBe(1);
    expect((await player.call('casino/favorites', {})).data).toEqual([game(1).gameCode]);
  });
});
