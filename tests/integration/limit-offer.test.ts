// @module-tag tier-1
// @module-tag player-limits

import { describe, expect, it } from 'vitest';
import { openForm } from '../support/cashier';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { newRegistrant } from '../support/onboarding';
import { newPlayer } from '../support/players';
import { siteBehindFaults } from '../support/site-behind-faults';
import { siteWithOptions } from '../support/site-with-options';

const { operator, proxy, site } = siteBehindFaults();

const DEPOSIT = '/dashboard/deposit';
const ASKED = 'Yatırma limiti koymak ister misiniz?';
/** The form of the offer: its limit, or its way on, leads to the deposit methods. */
const OFFER = '/safer-play/limits?kind=deposit&redirectTo=%2Fdashboard%2Fdeposit';

async function enter(url = site.url) {
  const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, url);
  const deposits = async () => shown(await visitor.get(DEPOSIT));
  return { player, visitor, deposits };
}

const offerOf = (page: string) => page.slice(page.indexOf(ASKED), page.indexOf('</main>'));

describe('before the first deposit', () => {
  it('a limit is offered in place of the methods, without an amount, and with two equal buttons', async () => {
    const { deposits } = await enter();
    const page = await deposits();
    const offer = offerOf(page);
    expect(page).not.toContain('href="/dashboard/deposit/6"');
    expect(offer).toContain(`action="${OFFER.replaceAll('&', '&amp;')}"`);
    expect(offer).toMatch(/name="amount"(?![^>]* value="[^"])/);
    expect(offer).not.toContain('₺');
    const [set, decline, ...others] = [...offer.matchAll(/<button[^>]*value="(\w+)"[^>]*class="([^"]*)"/g)];
    expect(others).toEqual([]);
    expect([set?.[1], decline?.[1]]).toEqual(['set', 'decline']);
    expect(set?.[2]).toBe(decline?.[2]);
  });

  it('a limit that is set leads to the methods', async () => {
    const { visitor, deposits } = await enter();
    const answer = await visitor.post(OFFER, {
      kind: 'deposit',
      period: 'week',
      amount: '250',
      seen: '',
      intent: 'set',
    });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, DEPOSIT]);
    const page = await deposits();
    expect(page).toContain('Para yatırma limiti, haftalık: artık ₺250,00.');
    expect(page).toContain('href="/dashboard/deposit/6"');
    expect(page).not.toContain(ASKED);
  });

  it('an amount that is wrong stays in the form, which still goes on without a limit', async () => {
    const { visitor } = await enter();
    const answer = await visitor.post(OFFER, { kind: 'deposit', period: 'week', amount: 'çok', intent: 'set' });
    const page = await shown(answer);
    expect(answer.status).toBe(400);
    expect(page).toContain('value="çok"');
    expect(page).toContain('Limiti sayıyla yazın');
    expect(page).toContain('Limitsiz devam et');
    expect(page).toContain(`action="${OFFER.replaceAll('&', '&amp;')}"`);
  });

  it('a player who goes on without one is not asked again in this browser, but in another', async () => {
    const { player, visitor, deposits } = await enter();
    const answer = await visitor.post(OFFER, { intent: 'decline' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, DEPOSIT]);
    const page = await deposits();
    expect(page).not.toContain(ASKED);
    expect(page).toContain('href="/dashboard/deposit/6"');
    expect(page).toContain('Yatırma limitiniz yok.');
    const other = new HttpBrowser(site.url);
    await other.logIn(player.username, player.password);
    expect(await shown(await other.get(DEPOSIT))).toContain(ASKED);
    // On a shared computer the next player is asked as well.
    const next = await newPlayer(operator.apiUrl);
    await visitor.post('/logout', {});
    await visitor.logIn(next.username, next.password);
    expect(await deposits()).toContain(ASKED);
  });

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'x'.repeat(3_000)])(
    'the way on never leaves the site: %s',
    async (redirectTo) => {
      const { visitor } = await enter();
      const query = new URLSearchParams({ kind: 'deposit', redirectTo }).toString();
      const answer = await visitor.post(`/safer-play/limits?${query}`, { intent: 'decline' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/safer-play/limits']);
    },
  );
});

it('after a deposit no limit is offered, in another browser neither', async () => {
  const { player, visitor } = await enter();
  expect((await (await openForm(visitor, 'deposit', 6)).send({ Amount: '400', Network: '1' })).status).toBe(303);
  const other = new HttpBrowser(site.url);
  await other.logIn(player.username, player.password);
  for (const each of [visitor, other]) expect(await shown(await each.get(DEPOSIT))).not.toContain(ASKED);
});

it.each(['limits/list', 'limits/policy', 'transaction/list'])(
  'while %s cannot be read, the methods are there',
  async (call) => {
    const { url } = await siteWithOptions(proxy, {});
    const { deposits } = await enter(url);
    proxy.faults.set(call, { kind: 'status', status: 500 });
    const page = await deposits();
    expect(page).toContain('href="/dashboard/deposit/6"');
    expect(page).not.toContain(ASKED);
  },
);

it('asks for payments only where a limit may be offered', async () => {
  const { player, deposits } = await enter();
  await player.call('limits/set', { kind: 'deposit', period: 'day', amount: 100 });
  proxy.calls.clear();
  await deposits();
  // For the open payments alone.
  expect(proxy.calls.get('transaction/list')).toBe(1);
});

describe('the footer', () => {
  const footerOf = (page: string) => page.slice(page.indexOf('<footer'));

  it.each(['/', '/casino/slot', DEPOSIT])('of %s leads to limits and pauses', async (path) => {
    const { visitor } = await enter();
    const page = footerOf(await shown(await visitor.get(path)));
    for (const link of ['/safer-play/limits', '/safer-play/pause']) expect(page).toContain(`href="${link}"`);
  });

  it('leads guests to the login form first, and nowhere without the capability', async () => {
    const page = footerOf(await shown(await new HttpBrowser(site.url).get('/')));
    expect(page).toMatch(/href="\/login\?redirectTo=%2Fsafer-play%2Flimits"[^>]*>Limitlerim/);
    const { url } = await siteWithOptions(proxy, { capabilities: '["lobby-detail"]' });
    for (const visitor of [new HttpBrowser(url), (await enter(url)).visitor])
      expect(footerOf(await shown(await visitor.get('/')))).not.toMatch(/safer-play(\/|%2F)/);
  });
});

describe('after the registration', () => {
  const register = async (url = site.url) => {
    const registrant = newRegistrant(url);
    const { visitor, typed } = registrant;
    await visitor.post('/register?redirectTo=%2Fpages%2F1', { ...typed, trialBonus: '' });
    return { ...registrant, welcome: await shown(await visitor.get('/register/welcome')) };
  };

  it('a limit is offered with two equal buttons, and leads on to where the player was going', async () => {
    const { welcome, visitor } = await register();
    const offer = welcome.slice(welcome.indexOf(ASKED), welcome.indexOf('</section>', welcome.indexOf(ASKED)));
    const set = /<a[^>]*href="([^"]*)"[^>]*>Limit koy/.exec(offer);
    const link = (set?.[1] ?? '').replaceAll('&amp;', '&');
    expect(link).toBe('/safer-play/limits?kind=deposit&redirectTo=%2Fpages%2F1');
    const classes = [...offer.matchAll(/<(?:a|button)[^>]*class="([^"]*)"/g)].map(([, name]) => name);
    expect(classes).toHaveLength(2);
    expect(new Set(classes).size).toBe(1);
    const answer = await visitor.post(link, { kind: 'deposit', period: 'day', amount: '90', intent: 'set' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pages/1']);
  });

  it('"not now" leads on, and is not asked again by the first deposit', async () => {
    const { press, visitor } = await register();
    const answer = await press('/register/welcome', 'close');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/pages/1']);
    expect(await shown(await visitor.get(DEPOSIT))).not.toContain(ASKED);
  });

  it('of an operator without the capability there is no offer', async () => {
    const { url } = await siteWithOptions(proxy, { capabilities: '["lobby-detail"]' });
    const { welcome, visitor, press } = await register(url);
    expect(welcome).not.toContain(ASKED);
    expect(welcome).toContain('Kapat');
    await press('/register/welcome', 'close');
    expect([...visitor.cookies.keys()].join()).not.toContain('limit-declined');
    proxy.calls.clear();
    expect(await shown(await visitor.get(DEPOSIT))).toContain('href="/dashboard/deposit/6"');
    expect([...proxy.calls.keys()].filter((call) => call.startsWith('limits/'))).toEqual([]);
    expect(proxy.calls.get('transaction/list')).toBe(1);
  });
});
