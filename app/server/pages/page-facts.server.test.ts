import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json, type EntryContext, type LoaderFunctionArgs, type ServerBuild } from '@remix-run/node';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { findLinks } from '~/features/play/search/find-links.server';
import { findLanguages } from '~/i18n/languages.server';
import { createSite, type Site } from '~/server/site.server';
import { createWebApp } from '~/server/web-app.server';
import { createCookieJar } from '~/session/cookie-jar.server';
import { createDraft } from '~/session/draft.server';
import { createJourneys } from '~/session/journeys.server';
import { openSession } from '~/session/player-session.server';
import { requirePlayer } from '~/session/require-player.server';
import type { Opening } from '~/browser/open-or-follow';
import { loadDialog } from '~/shell/load-dialog';
import type { RegionData } from '~/ui/region';
import { loadRobots } from '~/shell/robots.server';
import { loadShell } from '~/shell/shell.server';
import { loadSitemap } from '~/shell/sitemap.server';
import { loadUnknown } from '~/shell/unknown-page.server';
import { definePage, type PageHandle } from '~/shell/define-page';
import { z } from 'zod';
import { MINUTE_MS } from '~/lib/minutes-since';

/** The page queue of the test's site; a full one refuses every page. */
const queue = vi.hoisted(() => ({ isFull: false }));
vi.mock('~/server/page-queue/page-queue.server', () => ({
  createPageQueue: () => ({
    enqueue: (_address: string, begin: () => void, refuse: () => void) => (queue.isFull ? refuse() : begin()),
    enqueuePayment: (begin: () => void) => begin(),
    trackPage: () => () => undefined,
    isOverloaded: () => false,
  }),
}));

const route = (file: string, address: string, module: object) => ({
  id: `routes/${file}`,
  path: address === '/' ? undefined : address.slice(1),
  index: address === '/',
  parentId: 'root',
  module,
});

const page = (handle?: PageHandle, module: object = {}) => ({
  default: () => null,
  loader: () => json('shown'),
  handle,
  ...module,
});

const DialogForm = () => null;

/** A page that the site does not have, for guests. */
const raffle = page(
  definePage({
    description: 'promotions',
    guestCache: ['page'],
    dialog: { size: 'wide', Form: DialogForm },
    sitemap: true,
    robots: 'disallow-query',
    returnPath: 'redirectTo',
    search: { label: () => 'Big raffle', words: 'withdraw' },
  }),
);

/** Another one, for players. */
const vault = page(
  definePage({ access: 'player', robots: 'disallow', overload: 'payment', money: true, reminder: false }),
);

/** For players who have acted lately, with a form. */
const safe = page(
  definePage({
    ...{ access: 'player', stepUp: true, draft: ['note'] },
    search: { label: () => 'Safe', words: 'deposit' },
  }),
  { action: () => json('sent') },
);

/** With a form of a payment method, whose action asks for nothing. */
const pay = page(definePage({ access: 'player', stepUp: true, draft: 'payment' }), { action: () => json('paid') });

/** Cached for guests by mistake: their loaders are about the player. */
const mistakes = {
  members: page(definePage({ guestCache: [] }), {
    loader: (args: LoaderFunctionArgs) => json(requirePlayer(args).username),
  }),
  network: page(definePage({ guestCache: [] }), {
    loader: ({ context }: LoaderFunctionArgs) => json(context.player.ipAddress),
  }),
};

/** A page for operators with limits. */
const limits = page(definePage({ capability: 'limits', sitemap: true }));

/** What the search finds for the words in its address. */
const found = page(undefined, {
  loader: async ({ request, context }: LoaderFunctionArgs) => {
    const { pages } = await findLinks(context, new URL(request.url).searchParams.get('words') ?? '');
    return json(pages.items.map(({ label, link: { href } }) => [label, href]));
  },
});

/** A page that states nothing about itself. */
const plain = page();

const routes = [
  { id: 'root', path: '', module: { default: () => null, loader: loadShell } },
  route('raffle', '/raffle', raffle),
  route('vault.$id', '/vault/:id', vault),
  route('safe', '/safe', safe),
  route('pay', '/pay', pay),
  route('plain', '/plain', plain),
  route('found', '/found', found),
  route('limits', '/limits', limits),
  route('members', '/members', mistakes.members),
  route('network', '/network', mistakes.network),
  // Addresses that menus lead to.
  route('call-me', '/call-me', page(definePage({ dialog: { size: 'narrow', Form: DialogForm, fromMenus: true } }))),
  route('dashboard.claim-bonus', '/dashboard/claim-bonus', page(definePage({ access: 'player' }))),
  route('[robots.txt]', '/robots.txt', { loader: loadRobots }),
  route('[sitemap.xml]', '/sitemap.xml', { loader: loadSitemap }),
  route('$', '/*', { default: () => null, loader: loadUnknown }),
];

/** A server build whose pages are the data of their loaders. */
function buildOf(): ServerBuild {
  const byId = Object.fromEntries(routes.map((each) => [each.id, each]));
  const entry = {
    module: {
      default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
        headers.set('content-type', 'text/html');
        return new Response(JSON.stringify(staticHandlerContext.loaderData, withHtml), { status, headers });
      },
      handleError: (err: unknown, { context }: LoaderFunctionArgs) => context.site.log.error({ err }),
    },
  };
  const assets = { routes: byId, entry: { module: '', imports: [] }, url: '', version: '1' };
  return { routes: byId, entry, assets, future: {}, isSpaMode: false, publicPath: '/' } as unknown as ServerBuild;
}

const ORIGIN = 'http://localhost';
const dataDir = mkdtempSync(path.join(tmpdir(), 'page-facts-'));
/** The operator's option `capabilities`; without it the operator does not answer. */
const declared = { value: '' };
const forgotten: string[] = [];
const logged: string[] = [];
let site: Site;
let server: Server;
let url: string;

beforeAll(async () => {
  const noOperator = 'http://127.0.0.1:9/';
  const created = await createSite({
    assetIntegrity: new Map(),
    ...{
      origin: ORIGIN,
      mainDomain: undefined,
      redis: undefined,
      paymentHosts: undefined,
      edge: null,
      liveChat: [],
      trustProxy: [],
    },
    ...{
      apiUrl: noOperator,
      hub: { url: noOperator, isNegotiated: false, redirectHosts: [] },
      secrets: ['a secret of this test'],
      dataDir,
      development: false,
    },
    languages: findLanguages(),
    log: pino({ level: 'error' }, { write: (line: string) => void logged.push(line) }),
  });
  const forget = async (id: string) => void forgotten.push(id);
  const content: Site['content'] = {
    ...created.content,
    async ask(call, request, locale, signal) {
      const option = { key: 'capabilities', value: declared.value, status: true };
      const grouped = { casinoCategoryList: [], language: [], siteOption: [option], domainStatus: null, popup: null };
      if (call.path === 'cms/grouped' && declared.value)
        return { kind: 'success', data: grouped as never, message: null };
      return created.content.ask(call, request, locale, signal);
    },
  };
  site = { ...created, content, balances: { ...created.balances, forget } };
  const app = createWebApp({
    hstsPreload: false,
    ...{ site, build: buildOf(), apiUrl: noOperator, trustProxy: [], isReady: () => true },
    files: (_request, _response, next) => next(),
    filesOfOtherBuilds: null,
    queueLimits: { maxPageWaitMs: 1_000, maxPagesUnderWay: 100 },
  });
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await Promise.all([site.relay.close(), site.client.close(), site.content.close(), site.state.close()]);
  rmSync(dataDir, { recursive: true });
});

afterEach(() => {
  queue.isFull = false;
  declared.value = '';
  forgotten.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${url}${address}`, { headers, redirect: 'manual' });

interface Shell {
  readonly described: unknown;
  readonly standsInFor: unknown;
  readonly menus: { readonly cards: RegionData; readonly quickLinks: RegionData };
}

/** The HTML of static regions is in the page, and not in its data. */
const withHtml = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'html' in value ? { ...value, html: value.html } : value;

async function shellOf(answer: Response): Promise<Shell> {
  return ((await answer.json()) as { root: Shell }).root;
}

/** The cookies of a player who chose to be reminded every 15 minutes. */
async function playerCookies(): Promise<string> {
  const jar = createCookieJar(undefined, false);
  await (await openSession(jar, site.seal)).start({ token: 't', username: 'ayse', usercode: '1' });
  const journey = { name: 'reminder', seconds: 1_000_000, state: z.object({}).loose() };
  await createJourneys(jar, site.journeySeal).keep(journey, 'ayse', { minutes: 15, since: Date.now() });
  return jar
    .headers()
    .map((header) => header.split(';', 1)[0])
    .join('; ');
}

describe('from the route file alone follows', () => {
  it('whether guests get the page from the page cache, and by which query', async () => {
    const isCached = async (address: string) => (await get(address)).headers.has('etag');
    expect(await isCached('/raffle')).toBe(true);
    expect(await isCached('/raffle?page=2')).toBe(true);
    expect(await isCached('/raffle?other=2')).toBe(false);
    expect(await isCached('/plain')).toBe(false);
  });

  it('its description', async () => {
    const { t } = await site.translator.translation('tr', null);
    expect((await shellOf(await get('/raffle'))).described).toMatchObject({
      path: '/raffle',
      text: t('descriptions', 'promotions'),
    });
    expect((await shellOf(await get('/plain'))).described).toMatchObject({ path: '/plain', text: null });
  });

  it('its dialog, with the data of its loader', async () => {
    vi.stubGlobal('fixture', { raffle, plain });
    const module = (name: string) => ({
      module: `data:text/javascript,export const { handle } = globalThis.fixture.${name};`,
    });
    vi.stubGlobal('window', {
      location: { origin: url },
      __remixRouter: { routes },
      __remixManifest: { version: '1', routes: { 'routes/raffle': module('raffle'), 'routes/plain': module('plain') } },
    });
    const inTime: Opening['inTime'] = (piece) => piece;
    expect(await loadDialog('/raffle?page=2', inTime)).toEqual({ size: 'wide', Form: DialogForm, data: 'shown' });
    await expect(loadDialog('/plain', inTime)).rejects.toThrow('No dialog for /plain');
  });

  it('its place in the site map, in each language', async () => {
    const map = await (await get('/sitemap.xml')).text();
    const addresses = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
    const raffle = `${ORIGIN}/raffle`;
    expect(addresses).toEqual([raffle, `${raffle}?lang=de`, `${raffle}?lang=en`]);
  });

  it('whether the search finds it, by its name and by words of each language', async () => {
    const foundBy = async (words: string, cookie = '') =>
      ((await (await get(`/found?words=${words}`, { cookie })).json()) as Record<string, unknown>)['routes/found'];
    for (const words of ['raffle', 'çekim', 'payout', 'abheben'])
      expect(await foundBy(words), words).toEqual([['Big raffle', '/raffle']]);
    expect(await foundBy('aufladen')).toEqual([['Safe', '/login?redirectTo=%2Fsafe']]);
    expect(await foundBy('aufladen', await playerCookies())).toEqual([['Safe', '/safe']]);
    expect(await foundBy('vault')).toEqual([]);
  });

  it('what robots may read', async () => {
    const text = await (await get('/robots.txt')).text();
    expect(text.match(/Disallow: .*/g)).toEqual(['Disallow: /raffle?', 'Disallow: /vault/']);
  });

  it('whether it waits under load', async () => {
    queue.isFull = true;
    expect((await get('/plain')).status).toBe(503);
    expect((await get('/vault/7')).status).toBe(503);
    const cookie = await playerCookies();
    expect((await get('/vault/7', { cookie })).status).toBe(200);
    expect((await get('/plain', { cookie })).status).toBe(503);
  });

  it('whether the balance is read again', async () => {
    const cookie = await playerCookies();
    await get('/plain', { cookie });
    expect(forgotten).toEqual([]);
    await get('/vault/7', { cookie });
    expect(forgotten.length).toBe(1);
  });

  it('whether the reminder may appear in its place', async () => {
    const cookie = await playerCookies();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * MINUTE_MS });
    expect((await get('/plain', { cookie })).headers.get('location')).toBe('/reminder?redirectTo=%2Fplain');
    expect((await get('/vault/7', { cookie })).status).toBe(200);
  });

  it('that guests log in first, though its loader asks for nothing', async () => {
    const login = '/login?redirectTo=%2Fvault%2F7';
    const answer = await get('/vault/7');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, login]);
    const data = await get('/vault/7?_data=routes%2Fvault.%24id');
    expect([data.status, data.headers.get('x-remix-redirect')]).toEqual([204, login]);
    expect((await get('/vault/7', { cookie: await playerCookies() })).status).toBe(200);
  });

  it('that players who were away confirm their login first', async () => {
    const answer = await get('/safe', { cookie: await playerCookies() });
    expect(answer.headers.get('location')).toBe('/login/confirm?redirectTo=%2Fsafe');
  });

  it('what is kept of its form until the login', async () => {
    const body = new URLSearchParams({ note: 'typed', pin: '1234' });
    const headers = { 'sec-fetch-site': 'same-origin', cookie: await playerCookies() };
    const answer = await fetch(`${url}/safe`, { method: 'POST', body, headers, redirect: 'manual' });
    expect(answer.headers.get('location')).toContain('/login/confirm?redirectTo=%2Fsafe');
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('typed='))).toHaveLength(1);
    const nothing = await fetch(`${url}/vault/7`, { method: 'POST', body, headers, redirect: 'manual' });
    expect(nothing.headers.getSetCookie().filter((cookie) => cookie.startsWith('typed='))).toEqual([]);
  });

  it('that only a player who has acted lately sends a payment, and keeps all but the secrets of its form', async () => {
    const body = new URLSearchParams({ amount: '50', cvv: '123', card: '4111111111111111', intent: 'sealed' });
    const send = (cookie: string) =>
      fetch(`${url}/pay`, {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', cookie },
        body,
        redirect: 'manual',
      });
    expect((await send('')).headers.get('location')).toContain('/login?redirectTo=%2Fpay');
    const away = await send(await playerCookies());
    expect(away.headers.get('location')).toContain('/login/confirm?redirectTo=%2Fpay');
    const jar = createCookieJar(
      away.headers.getSetCookie().find((cookie) => cookie.startsWith('typed=')),
      false,
    );
    const owner = () => null;
    const draft = createDraft({
      journeys: createJourneys(jar, site.journeySeal),
      owners: site.csrfTokens,
      path: '/pay',
      owner,
    });
    expect(await draft.take('ayse')).toEqual({ amount: '50' });
  });

  it('where a login from it leads', async () => {
    const refused = (address: string) => fetch(`${url}${address}`, { method: 'POST', body: new URLSearchParams() });
    const standsInFor = async (address: string) => (await shellOf(await refused(address))).standsInFor;
    const [form, other] = ['/raffle?redirectTo=%2Fplain', '/plain?redirectTo=%2Fraffle'];
    expect(await standsInFor(form)).toEqual({ href: form, returnPath: '/plain' });
    expect(await standsInFor(other)).toEqual({ href: other, returnPath: other });
  });

  it('whether it is there, by what the operator declares', async () => {
    const post = () => fetch(`${url}/limits`, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    const mapped = async () => (await (await get('/sitemap.xml')).text()).includes('/limits');
    declared.value = '[]';
    expect([(await get('/limits')).status, (await post()).status, await mapped()]).toEqual([404, 404, false]);
    declared.value = '["limits"]';
    expect([(await get('/limits')).status, await mapped()]).toEqual([200, true]);
    expect((await post()).status).toBe(405);
  });

  it('what its entries in menus open', async () => {
    const { cards, quickLinks } = (await shellOf(await get('/plain'))).menus;
    const dialogs = ({ html = '' }: RegionData) =>
      [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*data-dialog/g)].map(([, href]) => href);
    expect(dialogs(cards)).toEqual(['/call-me', '/login?redirectTo=%2Fdashboard%2Fclaim-bonus']);
    expect(dialogs(quickLinks)).toEqual(['/call-me', '/login?redirectTo=%2Fdashboard%2Fclaim-bonus']);
  });
});

describe('a page that is cached for guests, and whose loader reads the player, is', () => {
  it.each([
    ['/members', 'routes/members', 'answered with a redirect', 302],
    ['/network', 'routes/network is cached for guests, and a loader of it reads player.ipAddress', '', 200],
  ])('not cached, and logged by its name: %s', async (address, name, what, status) => {
    logged.length = 0;
    const answer = await get(address);
    expect([answer.status, answer.headers.has('etag')]).toEqual([status, false]);
    expect(logged.filter((line) => line.includes(name) && line.includes(what)).length).toBe(1);
  });
});
