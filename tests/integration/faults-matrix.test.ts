// @module-tag tier-2

import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { TIMEOUT_MS } from '~/upstream/policies.server';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { callJourneys, type CallJourney, type FailureOutcome, type Sites, type Step } from '../support/call-journeys';
import { anyFault, startFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy';
import { shown, withoutScripts } from '../support/html';
import { startSite, type TestSite } from '../support/site';
import { turnUntilAnswered } from '../support/turn-until-answered';

/** Text in the operator's answers that must never appear in a page. */
const CANARY = 'raw-canary';

const misshapen = { [CANARY]: [CANARY], id: {}, token: 7, balance: 'NaN' };

/** Faults of a single call. An operator that is down fails for all calls: see below. */
const faults: Record<string, Fault> = {
  'resets the connection': { kind: 'reset' },
  'answers 500': { kind: 'status', status: 500, body: `<h1>${CANARY} at Object.<anonymous> (/srv/app.js:1:1)</h1>` },
  'answers half a JSON': { kind: 'body', body: `{"success":true,"message":"${CANARY}","data":{` },
  'answers another shape': { kind: 'body', body: JSON.stringify({ success: true, message: null, data: misshapen }) },
  'answers nulls': { kind: 'body', body: '{"success":null,"message":null,"data":null}' },
  'answers 300 MB': { kind: 'huge' },
  'answers 401': { kind: 'status', status: 401, body: `{"success":false,"message":"${CANARY}","data":null}` },
  hangs: { kind: 'hang' },
};

/** Where the site reads none of the data, only a wrong envelope is a fault. */
function faultFor(call: string, name: string): Fault {
  const { data } = allCalls.find(({ path }) => path === call) ?? {};
  const takesAll = name === 'answers another shape' && data?.safeParse(misshapen).success;
  return takesAll ? { kind: 'body', body: JSON.stringify({ ok: true, data: misshapen }) } : (faults[name] as Fault);
}

/** The calls for content that all visitors share. Their answers are cached, so they fail together, from the start. */
const SHARED_CONTENT = [
  'auth/form',
  'casino/games',
  'casino/jackpots',
  'casino/search',
  'cms/categorylist',
  'cms/content',
  'cms/contentlist',
  'cms/grouped',
  'cms/promotionlist',
  'cms/sliderlist',
  'cms/translationlist',
  'forms/get',
  'limits/policy',
  'sportsbook/event',
  'sportsbook/events',
  'sportsbook/matches',
  'sportsbook/tree',
  'transaction/topwinners',
];

const PAGE_MS = 5_000;

/** A payment may take fifteen seconds: a shorter timeout would leave more outcomes unknown. */
const MONEY_MS = 16_000;

const RAW = new RegExp(`${CANARY}|ECONN|UND_ERR|\\bat .+\\.js:\\d|\\[object|TypeError|SyntaxError|>undefined<|>null<`);

const { operator, proxy } = operatorBehindFaults();
let quick: TestSite;
let slow: TestSite;
beforeAll(async () => {
  [quick, slow] = await Promise.all([
    startSite({ OPERATOR_API_URL: proxy.apiUrl }),
    startSite({ OPERATOR_API_URL: proxy.apiUrl }),
  ]);
  for (const { url } of [quick, slow])
    for (const path of ['/', '/casino/slot', '/register', '/promotions', '/pages/1'])
      await new HttpBrowser(url).get(path);
  await Promise.all([quick.clock.hold(), slow.clock.hold()]);
});
afterAll(async () => {
  await Promise.all([quick.stop(), slow.stop()]);
});

function expectWhole(page: string): void {
  const shown = withoutScripts(page);
  expect(shown).toContain('<header');
  expect(shown).toContain('<footer');
  expect(shown).toContain('<main');
  expect(shown).not.toMatch(RAW);
}

const STATUSES: Record<FailureOutcome, readonly number[]> = {
  page: [200, 303],
  error: [502, 503],
  form: [400, 401, 409, 502, 503],
  told: [303, 502, 503],
  document: [502, 503],
};

const isForGuests = (call: string) => /^auth\/(?!logout)|^cms\//.test(call);

const policyOf = (call: string) => allCalls.find(({ path }) => path === call)?.policy ?? 'read';

/**
 * Takes the step while the call fails. The clock of the site is held: an answer to any fault but a hanging call waits for no
 * timeout, and the answer to a hanging call comes within the time limit of its page.
 */
function takeFaulty({ visitor, take }: Step, { site }: Sites, call: string): Promise<Response> {
  const policy = policyOf(call);
  const limitMs = policy === 'money' ? MONEY_MS : PAGE_MS;
  const key = `${call}@${visitor.address}`;
  return turnUntilAnswered(take, { site, proxy, key, turnMs: TIMEOUT_MS[policy], limitMs });
}

/** Checks everything that the answer must fulfil. */
async function judge(
  answer: Response,
  { visitor }: Step,
  { call, onFailure: onRefusal, onUnreadable = onRefusal }: CallJourney,
  fault: Fault,
): Promise<void> {
  const isDone = fault.kind === 'body' && fault.body.includes('"success":true');
  const onFailure = isDone ? onUnreadable : onRefusal;
  if (fault.kind === 'status' && fault.status === 401 && !isForGuests(call)) {
    expect(visitor.cookies.has('session'), 'the session is over').toBe(false);
    expect([302, 303]).toContain(answer.status);
  } else {
    expect(STATUSES[onFailure]).toContain(answer.status);
  }
  if (answer.status === 302 || answer.status === 303) {
    const next = await visitor.get(answer.headers.get('location') ?? '');
    expect(next.status).toBe(200);
    expectWhole(await next.text());
    return;
  }
  const page = await answer.text();
  if (onFailure === 'document') expect(withoutScripts(page)).not.toMatch(RAW);
  else expectWhole(page);
  if (onFailure === 'error') expect(page).toContain('Yeniden dene');
  if (onFailure === 'error') expect(answer.headers.get('retry-after')).not.toBeNull();
}

/** Makes a call fail for one visitor, then checks that the breaker of its group is closed again. */
async function tryOut(
  sites: Sites,
  journey: CallJourney,
  prepared: Promise<Step>,
  name: string,
): Promise<string | null> {
  const { call } = journey;
  const fault = faultFor(call, name);
  try {
    const step = await prepared;
    const key = `${call}@${step.visitor.address}`;
    const before = proxy.callsFrom.get(key) ?? 0;
    proxy.faults.set(key, fault);
    const answer = await takeFaulty(step, sites, call);
    await judge(answer, step, journey, fault);
    proxy.faults.delete(key);
    const sent = (proxy.callsFrom.get(key) ?? 0) - before;
    const policy = policyOf(call);
    expect(sent, 'times sent').toBeGreaterThan(0);
    expect(sent, 'times sent').toBeLessThanOrEqual((policy === 'read' ? 2 : 1) * (journey.asks ?? 1));
    // The successful call also resets the breaker's failure count for the next journey.
    if (step.visitor.cookies.has('session') || isForGuests(call))
      expect((await step.take()).status, 'afterwards').toBeLessThan(policy === 'money' ? 504 : 500);
    return null;
  } catch (error) {
    return `${call} ${name}: ${(error as Error).message}`;
  }
}

const groups = [...new Set(callJourneys.map(({ call }) => call.split('/')[0] ?? ''))];

/** Sequential within a group, which shares a breaker; the groups run in parallel. */
async function tryAll(site: TestSite, names: readonly string[]): Promise<string[]> {
  const sites = { site, operatorUrl: operator.apiUrl };
  const failed: (string | null)[] = [];
  await Promise.all(
    groups.map(async (group) => {
      const journeys = callJourneys.filter(({ call }) => call.startsWith(`${group}/`));
      for (const journey of journeys) {
        for (const [attempt, name] of names.entries())
          failed.push(await tryOut(sites, journey, journey.prepare(sites, attempt), name));
      }
    }),
  );
  return failed.filter((each) => each !== null);
}

/** A login counts against the limit of its network until it has succeeded. */
const LOGINS_AT_ONCE = 20;

/** All steps are prepared first: a turn of the clock would time out the calls of the other preparations. */
async function tryHanging(site: TestSite): Promise<string[]> {
  const sites = { site, operatorUrl: operator.apiUrl };
  const preparing = pLimit(LOGINS_AT_ONCE);
  const prepared = callJourneys.map((journey) => ({ journey, step: preparing(() => journey.prepare(sites, 0)) }));
  await Promise.allSettled(prepared.map(({ step }) => step));
  const failed: (string | null)[] = [];
  for (const { journey, step } of prepared) failed.push(await tryOut(sites, journey, step, 'hangs'));
  return failed.filter((each) => each !== null);
}

const firstTier = { tags: ['tier-1'] };

it('every call of the contract is in the matrix', firstTier, () => {
  expect([...callJourneys.map(({ call }) => call), ...SHARED_CONTENT].sort()).toEqual(
    allCalls.map(({ path }) => path).sort(),
  );
});

describe('a call that fails for one player', () => {
  it(
    'answering 500 gets a complete page with a message; a read is retried once, a write never',
    firstTier,
    async () => {
      expect(await tryAll(quick, ['answers 500'])).toEqual([]);
    },
  );

  describe.concurrent('in other ways gets the same', () => {
    it('at once', async () => {
      const others = Object.keys(faults).filter((name) => !['hangs', 'answers 500'].includes(name));
      expect(await tryAll(quick, others)).toEqual([]);
    });

    it('within the time limit of a page, by hanging', async () => {
      expect(await tryHanging(slow)).toEqual([]);
    });
  });
});

/** Pages for guests, and the statuses allowed when the operator was never available. */
const GUEST_PAGES: readonly (readonly [path: string, statuses: readonly number[]])[] = [
  ['/', [200]],
  ['/login', [200]],
  ['/register', [200, 502, 503]],
  ['/recover', [200]],
  ['/call-me', [200]],
  ['/support', [200]],
  ['/safer-play', [200]],
  ['/casino/slot', [200, 502, 503]],
  ['/casino/live', [200, 502, 503]],
  ['/search?search=roulette', [200, 502, 503]],
  ['/spor', [200, 502, 503]],
  ['/promotions', [502, 503]],
  ['/promotions/1', [502, 503]],
  ['/pages/1', [502, 503]],
  ['/nowhere', [404]],
];

/** Faults with a meaning of their own: no such call, or no such page. */
const OWN_STATUS: Record<string, number> = { 'answers 404': 501, 'answers success false without a message': 404 };

const SECRETS = 'one secret that both of the sites here are given';

describe('an operator that fails from the start, for all calls', () => {
  it.concurrent.each(Object.entries({ ...anyFault, ...faults }))(
    'and %s: every page for guests is complete in time, and the home page shows what is missing',
    async (name, fault) => {
      const broken = await startFaultProxy(operator.apiUrl);
      broken.faults.set('*', fault);
      const site = await startSite({ OPERATOR_API_URL: broken.apiUrl });
      await site.clock.hold();
      const visitor = new HttpBrowser(site.url);
      const own = OWN_STATUS[name] ?? 503;
      const pages = GUEST_PAGES.map(
        ([path, statuses]) => [path, statuses.includes(503) ? [...statuses, own] : statuses] as const,
      );
      expect(await visitAll({ site, proxy: broken }, pages, visitor)).toEqual([]);
      const home = await shown(await requestPage({ site, proxy: broken }, '/', visitor));
      expect(home).toContain('Öne çıkanlar şu an gösterilemiyor.');
      expect(home).toContain('Çeviriler yüklenirken bir hata oluştu');
      await site.stop();
      await broken.close();
    },
  );

  it.concurrent('by being unreachable: players keep their session, and pages show what is missing', async () => {
    const gone = await startFaultProxy(operator.apiUrl);
    await gone.close();
    const [up, site] = await Promise.all([
      startSite({ OPERATOR_API_URL: operator.apiUrl, SESSION_SECRETS: SECRETS }),
      startSite({ OPERATOR_API_URL: gone.apiUrl, SESSION_SECRETS: SECRETS }),
    ]);
    await site.clock.hold();
    const visitor = new HttpBrowser(up.url);
    await visitor.logIn();
    const player = visitor.copyAt(site.url);
    expect(await visitAll({ site, proxy: gone }, GUEST_PAGES, new HttpBrowser(site.url))).toEqual([]);
    const paths = ['/dashboard', '/dashboard/account', '/dashboard/claim-bonus', '/casino/slot'];
    const lost = [
      '/notifications',
      '/ticket',
      '/ticket/1',
      '/dashboard/deposit',
      '/dashboard/deposit/6',
      '/dashboard/bonuses',
    ];
    const lists = ['/dashboard/financial-activities', '/dashboard/game-history', '/dashboard/session-history'];
    const pages = [
      ...['/', ...paths].map((path) => [path, [200, 503]] as const),
      ...[...lost, ...lists].map((path) => [path, [503]] as const),
    ];
    expect(await visitAll({ site, proxy: gone }, pages, player)).toEqual([]);
    expect(player.cookies.has('session')).toBe(true);
    await Promise.all([up.stop(), site.stop()]);
  });
});

interface FailingSite {
  readonly site: TestSite;
  readonly proxy: FaultProxy;
}

/** Requests a page within its time limit by the site's clock, which is held. */
function requestPage({ site, proxy: broken }: FailingSite, path: string, visitor: HttpBrowser): Promise<Response> {
  const hanging = { site, proxy: broken, key: '*', turnMs: TIMEOUT_MS.read, limitMs: PAGE_MS };
  return turnUntilAnswered(() => visitor.get(path), hanging);
}

/** Requests all pages and returns what is wrong with each: at once, or one by one when the clock must be turned for each. */
async function visitAll(sites: FailingSite, pages: typeof GUEST_PAGES, visitor: HttpBrowser): Promise<string[]> {
  const visit = async (path: string, statuses: readonly number[]) => {
    try {
      const answer = await requestPage(sites, path, visitor);
      const page = await answer.text();
      expect(statuses).toContain(answer.status);
      expectWhole(page);
      if (answer.status === 502 || answer.status === 503) {
        expect(page).toContain('Yeniden dene');
        expect(answer.headers.get('retry-after')).not.toBeNull();
      }
      return null;
    } catch (error) {
      return `${path}: ${(error as Error).message}`;
    }
  };
  const wrong: (string | null)[] = [];
  if (sites.proxy.faults.get('*')?.kind === 'hang')
    for (const [path, statuses] of pages) wrong.push(await visit(path, statuses));
  else wrong.push(...(await Promise.all(pages.map(([path, statuses]) => visit(path, statuses)))));
  expect((await visitor.get('/healthz')).status).toBe(200);
  return wrong.filter((each) => each !== null);
}
