// @module-tag tier-1
// @module-tag games
// @module-tag provider-frame
// @module-tag game-address

import { beforeEach, describe, expect, it } from 'vitest';
import { encodeGame, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { integrations, type Integration } from '../../operator/catalogue/studios';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { asFrame, asLink, frameIn, fromElsewhere } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { newPlayer } from '../support/players';

const { operator, proxy, site } = siteBehindFaults();
beforeEach(() => {
  proxy.faults.clear();
  proxy.calls.clear();
});

function gameOf(integration: Integration) {
  const game = games.find(({ studio }) => studio.integration === integration);
  if (!game) throw new Error(`No game of ${integration}`);
  return { gameCode: game.gameCode, mainProviderId: game.studio.id, name: game.title };
}

const visit = () => new HttpBrowser(site.url);
/** A new player each time: launches are limited by player. */
async function player(): Promise<HttpBrowser> {
  const { username, password } = await newPlayer(operator.apiUrl);
  const browsing = visit();
  await browsing.logIn(username, password);
  return browsing;
}

const launches = () =>
  [...proxy.calls].filter(([call]) => call.endsWith('launchurl')).reduce((sum, [, count]) => sum + count, 0);

/** Requests the frame of the game's page with a browser's headers. */
async function openFrame(
  browsing: HttpBrowser,
  game: ReturnType<typeof gameOf>,
  headers: Record<string, string> = asFrame,
) {
  const page = await (await browsing.get(playAddress(game), asLink)).text();
  return browsing.get(frameIn(page) ?? '', headers);
}

describe('an invalid game address', () => {
  const egt = gameOf('egt');
  const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

  it.each([
    [400, 'no base64', 'not*base64'],
    [400, 'no JSON', Buffer.from('{"gameCode"').toString('base64url')],
    [400, 'the wrong shape', base64({ code: 'x' })],
    [400, '9 kB', base64({ ...egt, name: 'x'.repeat(9_000) })],
    [
      400,
      '__proto__',
      Buffer.from('{"__proto__":{},"gameCode":"x","mainProviderId":1,"name":"x"}').toString('base64url'),
    ],
    [400, 'deep nesting', Buffer.from(`${'['.repeat(900)}${']'.repeat(900)}`).toString('base64url')],
    [404, 'an unknown game', encodeGame({ ...egt, gameCode: 'unknown-game' })],
    [404, 'a game of another provider', encodeGame({ ...egt, mainProviderId: 11 })],
  ])(
    'answers %i for %s, with links back, to guests and players, for page, frame and full page',
    async (status, _what, data) => {
      for (const browsing of [visit(), await player()]) {
        const answer = await browsing.get(`/casino/play/${data}`, asLink);
        expect(answer.status).toBe(status);
        const page = await shown(answer);
        expect(page).toContain('href="/casino/slot"');
        expect(page).toContain('href="/casino/live"');
        expect(frameIn(page)).toBeNull();
        expect((await browsing.get(`/casino/frame/${data}?ticket=x`, asFrame)).status).toBe(status);
        expect((await browsing.get(`/casino/provider-page/${data}?ticket=x`, asFrame)).status).toBe(status);
        expect((await browsing.post(`/casino/open/${data}`, {})).status).toBe(status);
      }
      expect(launches()).toBe(0);
    },
  );

  it('answers 400 for broken percent signs, with a link to the home page', async () => {
    for (const place of ['play', 'frame', 'provider-page', 'open']) {
      const answer = await visit().get(`/casino/${place}/%E0%A4%A`, asLink);
      expect(answer.status).toBe(400);
      expect(await shown(answer)).toContain('href="/"');
    }
    expect(launches()).toBe(0);
  });

  it('is also accepted in standard base64', async () => {
    const answer = await visit().get(`/casino/play/${encodeURIComponent(base64({ ...egt, x: '>>>???' }))}`);
    expect(answer.status).toBe(302);
  });
});

describe('starting a game', () => {
  it('a guest logs in first and returns', async () => {
    const browsing = visit();
    const path = playAddress(gameOf('dt'));
    const login = (await browsing.get(path, asLink)).headers.get('location') ?? '';
    expect(login).toBe(`/login?redirectTo=${encodeURIComponent(path)}`);
    const back = await browsing.post(login, { username: 'demo', password: 'demo1234' });
    expect([back.status, back.headers.get('location')]).toEqual([303, path]);
  });

  it('the page opens no game session, even when prefetched or reloaded; its frame opens one', async () => {
    const browsing = await player();
    const path = playAddress(gameOf('dt'));
    for (const headers of [asLink, asLink, fromElsewhere, { ...asLink, 'sec-purpose': 'prefetch' }]) {
      expect((await browsing.get(path, headers)).status).toBe(200);
    }
    expect(launches()).toBe(0);
    expect((await openFrame(browsing, gameOf('dt'))).status).toBe(200);
    expect(launches()).toBe(1);
  });

  it.each([
    ['another site', fromElsewhere],
    ['a prefetch', { ...asLink, 'sec-purpose': 'prefetch' }],
  ])('coming from %s the player starts the game with a button, which needs no JavaScript', async (_what, headers) => {
    const browsing = await player();
    const path = playAddress(gameOf('dt'));
    const page = await shown(await browsing.get(path, headers));
    expect(frameIn(page)).toBeNull();
    expect(page).toContain('Oyunu başlat');
    const started = await (await browsing.post(path, {})).text();
    expect((await browsing.get(frameIn(started) ?? '', asFrame)).status).toBe(200);
  });

  it('a frame opens a session only with a ticket of this player for this game, and only when a page of this site requests it', async () => {
    const browsing = await player();
    const [dt, em] = [gameOf('dt'), gameOf('em')];
    const own = frameIn(await (await browsing.get(playAddress(dt), asLink)).text()) ?? '';
    const others = frameIn(await (await (await player()).get(playAddress(dt), asLink)).text()) ?? '';
    const ofOther = own.replace(encodeGame(dt), encodeGame(em));
    for (const [address, headers] of [
      [own.split('?')[0] ?? '', asFrame],
      [others, asFrame],
      [ofOther, asFrame],
      [`${own}x`, asFrame],
      [own, { ...asFrame, 'sec-fetch-site': 'cross-site' }],
      [own, asLink],
      [own, { ...asFrame, 'sec-purpose': 'prefetch;prerender' }],
    ] as const) {
      const answer = await browsing.get(address, headers);
      expect(answer.status, address).toBe(403);
      expect(await answer.text()).toContain(`href="/casino/play/`);
    }
    expect((await visit().get(own, asFrame)).status).toBe(401);
    expect(launches()).toBe(0);
  });

  it('at most thirty games open in a minute', async () => {
    const browsing = await player();
    const page = await (await browsing.get(playAddress(gameOf('dt')), asLink)).text();
    const statuses = [];
    for (let count = 0; count < 31; count += 1)
      statuses.push((await browsing.get(frameIn(page) ?? '', asFrame)).status);
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
  });
});

describe('the frame document', () => {
  it.each(integrations)(
    "of %s contains the provider's frame only, by its policy and its sandbox",
    async (integration) => {
      const browsing = await player();
      const answer = await openFrame(browsing, gameOf(integration));
      expect(answer.status).toBe(200);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const frame = await answer.text();
      const inside = frameIn(frame) ?? '';
      expect(policy).toContain("frame-ancestors 'self'");
      expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(frame).toContain('referrerPolicy="no-referrer"');
      expect(frame).not.toContain('allow-top-navigation');
      if (integration !== 'softgamings') {
        expect(policy).toContain(`frame-src ${new URL(inside).origin};`);
        expect((await fetch(inside)).status).toBe(200);
        return;
      }
      expect(frame).toContain('sandbox="allow-scripts allow-forms"');
      const html = await browsing.get(inside, asFrame);
      expect(html.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts allow-forms; /);
      expect(html.headers.get('content-security-policy')).not.toContain('allow-same-origin');
      expect(html.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
      expect(await html.text()).toContain('<script>location.replace(');
      expect(launches()).toBe(1);
    },
  );

  it('sends integration D the game, the platform, the language and the lobby address', async () => {
    const browsing = await player();
    const game = gameOf('egt');
    for (const [headers, platform] of [
      [asFrame, 1],
      [{ ...asFrame, 'sec-ch-ua-mobile': '?1' }, 2],
    ] as const) {
      await openFrame(browsing, game, headers);
      expect(JSON.parse(proxy.lastBodies.get('casino/egtlaunchurl') ?? '')).toEqual({
        platform,
        gameCode: game.gameCode,
        language: 'tr',
        lobbyUrl: `${site.url}/casino/slot`,
      });
    }
  });
});

describe('a failed launch', () => {
  const answer = (body: unknown) => ({ kind: 'body', body: JSON.stringify(body) }) as const;
  const success = (data: unknown) => answer({ success: true, message: null, data });

  it.each([
    [409, 'a refusal', answer({ success: false, message: 'Bakım var.', data: null }), 'Bakım var.'],
    [409, 'a refusal without a message', answer({ success: false, message: null }), 'Bu oyun şu anda açılamıyor.'],
    [502, 'another shape', success(7), 'beklenmeyen bir yanıt'],
    [502, 'javascript:', success('javascript:alert(1)'), 'tanımlı olanlardan biri değil'],
    [502, 'data:', success('data:text/html,x'), 'tanımlı olanlardan biri değil'],
    [502, 'plain http', success('http://games.example/'), 'tanımlı olanlardan biri değil'],
    [502, 'another host', success('https://evil.example/'), 'tanımlı olanlardan biri değil'],
    [502, 'another port', success('http://localhost:1/games'), 'tanımlı olanlardan biri değil'],
    [502, 'a path of this site', success('/dashboard'), 'tanımlı olanlardan biri değil'],
    [502, 'credentials', success('http://a:b@localhost/games'), 'tanımlı olanlardan biri değil'],
    [503, 'a server error', { kind: 'status', status: 500 } as const, 'şu an ulaşılamıyor'],
    [501, 'no such call', { kind: 'status', status: 501 } as const, 'burada sunulmuyor'],
  ])('answers %i after %s, with links back, and is not retried', async (status, _what, fault, message) => {
    const browsing = await player();
    proxy.faults.set('casino/dtlaunchurl', fault);
    const failed = await openFrame(browsing, gameOf('dt'));
    const page = await failed.text();
    expect(failed.status).toBe(status);
    expect(page).toContain(message);
    expect(page).toContain(`href="${playAddress(gameOf('dt'))}" target="_top"`);
    expect(frameIn(page)).toBeNull();
    expect(page).not.toContain('data-closes');
    expect(launches()).toBe(1);
  });

  it("of integration F has the links, too, in the document around the provider's sandbox", async () => {
    const browsing = await player();
    const game = gameOf('softgamings');
    proxy.faults.set('casino/softgamingslaunchurl', answer({ success: false, message: 'Bakım var.', data: null }));
    const failed = await openFrame(browsing, game);
    const page = await failed.text();
    expect([failed.status, frameIn(page)]).toEqual([409, null]);
    expect(page).toContain('Bakım var.');
    expect(page).toContain(`href="${playAddress(game)}" target="_top"`);
    expect(page).toContain('href="/casino/slot" target="_top"');
    expect(launches()).toBe(1);
  });

  it.each(['egt', 'hub88'] as const)('closes the screen of %s and shows the message in the lobby', async (one) => {
    const browsing = await player();
    proxy.faults.set(`casino/${one}launchurl`, answer({ success: false, message: 'Masa kapalı.', data: null }));
    const page = await (await openFrame(browsing, gameOf(one))).text();
    expect(page).toContain('data-closes');
    const lobby = await shown(await browsing.get('/', asLink));
    expect(lobby).toMatch(/data-toast="error"[^]*Masa kapalı\./);
  });

  it("escapes the operator's message", async () => {
    const browsing = await player();
    const message = '<img src=x onerror=alert(1)>';
    proxy.faults.set('casino/dtlaunchurl', answer({ success: false, message, data: null }));
    expect(await (await openFrame(browsing, gameOf('dt'))).text()).not.toContain('<img');
  });

  it('with an ended session ends the session at the site, and the frame shows it', async () => {
    const browsing = await player();
    const page = await (await browsing.get(playAddress(gameOf('dt')), asLink)).text();
    proxy.faults.set('casino/dtlaunchurl', { kind: 'status', status: 401 });
    const ended = await browsing.get(frameIn(page) ?? '', asFrame);
    expect(ended.status).toBe(401);
    expect(await ended.text()).toContain('Oturumunuz sona erdi');
    expect((await browsing.get('/dashboard', asLink)).status).toBe(302);
  });
});

describe('a game in a new tab', () => {
  it.each(['dt', 'egt'] as const)(
    'of %s redirects to the provider, by a form of this site only',
    async (integration) => {
      const browsing = await player();
      const open = `/casino/open/${encodeGame(gameOf(integration))}`;
      expect((await browsing.post(open, {}, { origin: 'https://evil.example' })).status).toBe(403);
      expect(launches()).toBe(0);
      const opened = await browsing.post(open, {});
      expect(opened.headers.get('referrer-policy')).toBe('no-referrer');
      const page = await opened.text();
      const address = /content="0;url=([^"]+)"/.exec(page)?.[1] ?? '';
      expect((await fetch(address)).status).toBe(200);
      expect(page).toContain(`href="${address}"`);
    },
  );

  it('of integration F is a sandboxed document without an origin', async () => {
    const opened = await (await player()).post(`/casino/open/${encodeGame(gameOf('softgamings'))}`, {});
    expect(opened.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts allow-forms; /);
  });

  it('needs a player, and opens only by its form', async () => {
    const open = `/casino/open/${encodeGame(gameOf('dt'))}`;
    const guest = await visit().post(open, {});
    expect([guest.status, guest.headers.get('location')]).toEqual([
      303,
      `/login?redirectTo=${encodeURIComponent(playAddress(gameOf('dt')))}`,
    ]);
    const byAddress = await (await player()).get(open, asLink);
    expect([byAddress.status, byAddress.headers.get('location')]).toEqual([302, playAddress(gameOf('dt'))]);
    expect(launches()).toBe(0);
  });
});
