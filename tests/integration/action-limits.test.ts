// @module-tag tier-1
// @module-tag server
// @module-tag tickets
// @module-tag favourites

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LimitName } from '~/limits/limits.server';
import { submissionRuleOf } from '~/request/submission-rules.server';
import { allCalls } from '~/upstream/contract/contract';
import { actions } from '../support/actions';
import { findBuild } from '../support/built-routes';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown } from '../support/html';
import type { HttpBrowser } from '../support/http-browser';
import { scenariosOf } from '../support/scenarios';
import { startSite, type TestSite } from '../support/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite({ OPERATOR_SCENARIOS: '1' });
});
afterAll(() => site.stop());

const enter = () => enterAsNewPlayer(site.operatorUrl, site.url);

/**
 * What limits each action: the limits of its calls (`submission-rules.server.test.ts` says which form counts them), or nothing
 * where it writes cookies of its own browser only.
 */
const LIMITS: Readonly<Record<string, readonly LimitName[] | 'own cookies' | 'ends itself'>> = {
  login: ['loginByAccount', 'loginByNetwork', 'passkeyOptionsByNetwork', 'passkeyLoginByNetwork'],
  'login_.verify': ['secondStepByNetwork', 'secondStepByAccountAndNetwork'],
  'login_.confirm': ['loginByAccount', 'loginByNetwork'],
  logout: 'ends itself',
  language: 'own cookies',
  preferences: 'own cookies',
  popup: 'own cookies',
  device: 'own cookies',
  'search._index': 'own cookies',
  reminder: 'own cookies',
  'safer-play': 'own cookies',
  'bet-slip': ['betByPlayer', 'factorCodeByPlayer'],
  'dashboard.bets_.$id.cash-out': ['betByPlayer'],
  favourites: ['favouriteByPlayer'],
  register: ['registrationByNetwork'],
  'register_.phone': ['phoneCodeByPlayer', 'phoneCheckByPlayer', 'phoneCheckByNetwork'],
  'register_.welcome': ['trialBonusByPlayer'],
  recover: ['recoveryByAccount', 'recoveryByNetwork', 'recoveryTryByAccount', 'recoveryTryByNetwork'],
  'call-me': ['callRequestByNetwork'],
  'safer-play_.limits': ['playerLimitByPlayer'],
  'safer-play_.pause': ['pauseByPlayer'],
  'ticket._index': ['ticketByPlayer'],
  'ticket.$id': ['ticketReplyByPlayer', 'ticketCloseByPlayer'],
  'notifications._index': ['notificationByPlayer'],
  'notifications.$id': ['notificationByPlayer'],
  'casino.play.$': ['launches', 'demoLaunchesByNetwork'],
  'casino.open.$': ['launches', 'demoLaunchesByNetwork'],
  'dashboard.change-password': ['passwordByPlayer'],
  'dashboard.security.passkeys': ['passkeyByPlayer', 'passkeyFinishByPlayer', 'factorCodeByPlayer'],
  'dashboard.security.two-factor': ['factorSetupByPlayer', 'factorCodeByPlayer'],
  'dashboard.security.recovery-codes': ['factorCodeByPlayer'],
  'dashboard.security.recovery-file': ['factorCodeByPlayer'],
  'dashboard.forfeit-bonus.$id': ['bonusForfeitByPlayer'],
  'dashboard.claim-bonus': ['bonusClaimByPlayer', 'promoCodeByPlayer'],
  'dashboard.deposit.$id': ['paymentByPlayer'],
  'dashboard.withdraw.$id': ['paymentByPlayer'],
  'dashboard.cancel-withdrawal.$id': ['cancellationByPlayer'],
  'dashboard.remove-account.$kind.$method.$account': ['accountRemovalByPlayer'],
  'dashboard.session-history': ['sessionEndsByPlayer'],
  'dashboard.phone-verification': [
    ...(['phoneCodeByPlayer', 'phoneCodeByPhone', 'phoneCodeByNetwork', 'phoneCodeByPlayerDaily'] as const),
    ...(['phoneCodeByPhoneDaily', 'phoneCheckByPlayer', 'phoneCheckByNetwork'] as const),
  ],
};

const ruled = allCalls.filter((call) => submissionRuleOf(call, {}));
const ruledPaths = new Set(ruled.map(({ path }) => path));

it('every action of the site has a limit, or writes nothing but cookies', async () => {
  const { routes } = await findBuild();
  const withAction = Object.values(routes).flatMap((route) =>
    route?.module.action ? [route.id.replace('routes/', '')] : [],
  );
  expect(Object.keys(LIMITS).sort()).toEqual(withAction.sort());
  const named = new Set(Object.values(LIMITS).flat());
  for (const { name } of ruled.flatMap((call) => submissionRuleOf(call, {})?.limits ?? []))
    expect(named).toContain(name);
});

it('a read of an action without a page leads home', async () => {
  const { routes } = await findBuild();
  const { visitor } = await enter();
  const without = actions.filter(({ route }) => !routes[`routes/${route}`]?.module.default);
  expect(without).not.toEqual([]);
  for (const { address } of without) {
    const answer = await visitor.get(address);
    const leads = [answer.status, answer.headers.get('location')];
    expect(leads, address).toEqual(address.startsWith('/casino/open/') ? [302, expect.anything()] : [302, '/']);
  }
});

it('an action that writes only cookies sends no call that writes', async () => {
  const { visitor } = await enter();
  const writes = async () =>
    Object.entries(await scenariosOf(site.operatorUrl).counts()).filter(([call]) => ruledPaths.has(call));
  const before = await writes();
  for (const { route, address, fields } of actions) {
    if (LIMITS[route] === 'own cookies') expect((await visitor.post(address, fields)).status).toBeLessThan(500);
  }
  expect(await writes()).toEqual(before);
});

/** Sends forms until one is refused, at most a hundred. Returns how many were not, and what the player reads. */
async function sendUntilRefused(send: (count: number) => Promise<Response>, most = 100) {
  for (let count = 0; count < most; count += 1) {
    const answer = await send(count);
    if (answer.status === 429)
      return { count, text: await shown(answer), retryAfter: Number(answer.headers.get('retry-after')) };
    expect([200, 303]).toContain(answer.status);
  }
  throw new Error(`${most} forms in a row were sent`);
}

const AGAIN = /Çok fazla deneme\D+\d+ dakika/;

async function openTicket(visitor: HttpBrowser, subject = 'Kupon'): Promise<string> {
  const opened = await visitor.post('/ticket', { subject, message: 'Kuponum nerede?' });
  return opened.headers.get('location') ?? '';
}

describe('a hundred forms in a row', () => {
  it('open ten tickets; then the form says when to try again, with what was typed', async () => {
    const { visitor } = await enter();
    const typed = (count: number) => ({ subject: `Konu ${count}`, message: `İleti ${count}` });
    const refused = await sendUntilRefused((count) => visitor.post('/ticket', typed(count)));
    expect(refused.count).toBe(10);
    expect(refused.text).toMatch(AGAIN);
    expect(refused.text).toContain('value="Konu 10"');
    expect(refused.retryAfter).toBeGreaterThan(0);
    const repeated = await visitor.post('/ticket', typed(3));
    expect(repeated.status).toBe(303);
    const other = await enter();
    expect(await openTicket(other.visitor)).toMatch(/^\/ticket\/\d+$/);
  });

  it('are thirty replies', async () => {
    const { visitor } = await enter();
    const path = await openTicket(visitor);
    const refused = await sendUntilRefused((count) => visitor.post(path, { message: `Yanıt ${count}` }));
    expect(refused.count).toBe(30);
    expect(refused.text).toMatch(AGAIN);
  });

  it('are sixty limits', async () => {
    const { visitor } = await enter();
    const refused = await sendUntilRefused((count) =>
      visitor.post('/safer-play/limits?kind=deposit', {
        kind: 'deposit',
        period: 'day',
        amount: String(900 - count),
        intent: 'set',
      }),
    );
    expect(refused.count).toBe(60);
    expect(refused.text).toMatch(AGAIN);
  });

  it.each<[name: string, most: number, path: string, fields: Record<string, string>]>([
    ['thirty closings of a ticket', 30, '', { close: '1' }],
    ['sixty ends of sessions', 60, '/dashboard/session-history', { others: '1' }],
    ['thirty set-ups of a second factor', 30, '/dashboard/security/two-factor', { intent: 'begin' }],
    ['sixty raises that are cancelled', 60, '/safer-play/limits', { intent: 'cancel', kind: 'deposit', period: 'day' }],
    ['three hundred pauses', 300, '/safer-play/pause', { kind: 'stop' }],
  ])('are %s, of a button; then its page says when to try again', async (_name, most, path, fields) => {
    const { visitor } = await enter();
    const address = path || (await openTicket(visitor));
    const refused = await sendUntilRefused((count) => {
      // The message of the form before is not this one's.
      if (count > 0) visitor.cookies.delete('toast');
      return visitor.post(address, fields);
    }, most + 1);
    expect(refused.count).toBe(most);
    expect(refused.text).toMatch(AGAIN);
    expect(refused.text).toMatch(/data-toast="(error|warning)"/);
    expect(refused.retryAfter).toBeGreaterThan(0);
    expect(await shown(await visitor.get(address))).not.toMatch(AGAIN);
  });

  it('are three hundred changes of favourites, of a script too', async () => {
    const { visitor } = await enter();
    const list = await shown(await visitor.get('/casino/slot'));
    const game = /name="add" value="([^"]+)"/.exec(list)?.[1] ?? '';
    const refused = await sendUntilRefused(
      (count) =>
        visitor.post(
          '/favourites',
          { [count % 2 ? 'remove' : 'add']: game },
          { origin: site.url, accept: 'application/json' },
        ),
      301,
    );
    expect(refused.count).toBe(300);
    expect(refused.text).toMatch(AGAIN);
  });
});
