// @module-tag tier-1
// @module-tag sportsbook

import { describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { SITE_ORIGIN } from '../../tests/support/demo-operator';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { fund, newPlayer, type TestPlayer } from '../../tests/support/players';

const operator = operatorOfFile();

const book = (path: string, query: Record<string, string> = {}) =>
  `${operator.thirdPartyOrigin}/sportsbook${path}?${new URLSearchParams({ lang: 'en', ...query }).toString()}`;
const read = async (address: string) => (await fetch(address)).text();
const unescape = (text: string) => text.replaceAll('&amp;', '&');

async function newBettor(lira: number): Promise<TestPlayer & { bettingToken: string }> {
  const player = await newPlayer(operator.apiUrl);
  if (lira > 0) await fund(player, lira);
  return { ...player, bettingToken: String(player.facts['betsyToken']) };
}

/** The hidden fields of the page's form. */
function formOf(page: string): Record<string, string> {
  const fields = [...page.matchAll(/<input\s+type="hidden"\s+name="(\w+)"\s+value="([^"]*)"/g)];
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, unescape(value)]));
}

/** Opens the slip for the first outcome of the last upcoming match, which does not start during the test. */
async function openSlip(token: string): Promise<Record<string, string>> {
  const lobby = await read(book('', { token, view: 'prematch', sport: 'tennis' }));
  const address = [...lobby.matchAll(/class="odds[^"]*"\s+href="([^"]+)"/g)].at(-1)?.[1] ?? '';
  return formOf(await read(operator.thirdPartyOrigin + unescape(address)));
}

const send = (form: Record<string, string>) =>
  fetch(`${operator.thirdPartyOrigin}/sportsbook/bets`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });

/** Sends the slip, and accepts the new odds as often as they change meanwhile. */
async function place(form: Record<string, string>): Promise<Response> {
  const response = await send(form);
  if (response.status !== 409) return response;
  const page = await response.text();
  return page.includes('The odds moved') ? place({ ...formOf(page), stake: form['stake'] ?? '' }) : send(form);
}

describe('the sportsbook', () => {
  it('names matches for the home page, the live ones first', async () => {
    const { data } = await callOperator(operator.apiUrl, 'sportsbook/matches', { take: 8 });
    const matches = contract.sportsbook.matches.data.parse(data);
    expect(matches).toHaveLength(8);
    const live = matches.map(({ isLive }) => isLive);
    expect(live).toEqual(live.toSorted((one, other) => Number(other) - Number(one)));
    for (const { isLive, clock, score } of matches) expect(Boolean(clock && score)).toBe(isLive);
  });

  it.each(['prematch', 'live', 'esports'])(
    'shows %s to a guest, framed by the site only and without scripts',
    async (view) => {
      const response = await fetch(book('', { view }));
      const policy = response.headers.get('content-security-policy') ?? '';
      expect(policy).toContain(`frame-ancestors ${SITE_ORIGIN}`);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('script-src');
      const page = await response.text();
      // The site says it above its frame, and the slip where it matters.
      expect(page).not.toContain('Log in on the site');
      expect(page).not.toContain('<script');
      expect(page).not.toContain('style=');
    },
  );

  it('is in Turkish unless English is requested', async () => {
    const page = await read(`${operator.thirdPartyOrigin}/sportsbook`);
    expect(page).toContain('lang="tr"');
    expect(page).toContain('Maç öncesi');
  });

  it('gives a guest a slip without a form', async () => {
    const lobby = await read(book(''));
    const address = /class="odds[^"]*"\s+href="([^"]+)"/.exec(lobby)?.[1] ?? '';
    const slip = await read(operator.thirdPartyOrigin + unescape(address));
    expect(slip).not.toContain('<form');
    expect(slip).toContain('Log in on the site');
  });

  it('answers 404 for an unknown match', async () => {
    expect((await fetch(book('/match', { event: 'fk-1-7' }))).status).toBe(404);
    expect((await fetch(book('/slip', { event: '<script>' }))).status).toBe(404);
  });
});

describe('a single bet', () => {
  it('takes its stake and shows a receipt', async () => {
    const player = await newBettor(500);
    const response = await place({ ...(await openSlip(player.bettingToken)), stake: '120,50' });
    expect(response.status).toBe(303);
    const receipt = await read(operator.thirdPartyOrigin + (response.headers.get('location') ?? ''));
    expect(receipt).toContain('Your bet is placed');
    expect(receipt).toContain('₺120.50');
    expect(await player.balance()).toBe(379.5);
  });

  it('is placed once per slip, for any number of parallel submissions', async () => {
    const player = await newBettor(500);
    const form = { ...(await openSlip(player.bettingToken)), stake: '100' };
    const first = await place(form);
    const again = await Promise.all(Array.from({ length: 15 }, () => send(form)));
    expect(new Set([first, ...again].map((response) => response.headers.get('location'))).size).toBe(1);
    expect(await player.balance()).toBe(400);
  });

  it('needs a confirmation when the odds have changed', async () => {
    const player = await newBettor(500);
    const form = await openSlip(player.bettingToken);
    const response = await send({ ...form, odds: String(Number(form['odds']) + 100), stake: '50' });
    expect(response.status).toBe(409);
    const page = await response.text();
    expect(page).toContain('The odds moved from');
    expect(page).toContain('Place at the new odds');
    expect(page).toContain('value="50"');
    expect(await player.balance()).toBe(500);
    expect((await place({ ...formOf(page), stake: '50' })).status).toBe(303);
  });

  it.each([
    ['nothing', '', 'Enter the stake in digits'],
    ['a word', 'all', 'Enter the stake in digits'],
    ['a negative stake', '-50', 'Enter the stake in digits'],
    ['less than the limit', '9.99', 'must be at least ₺10.00'],
    ['more than the limit', '25000.01', 'must be at most ₺25,000.00'],
    ['more than the balance', '500.01', 'Your balance is too low'],
  ])('refuses %s', async (_case, stake, message) => {
    const player = await newBettor(500);
    const form = await openSlip(player.bettingToken);
    const response = await send({ ...form, stake });
    expect(response.status).toBe(409);
    const page = await response.text();
    if (!page.includes('The odds moved')) expect(page).toContain(message);
    expect(await player.balance()).toBe(500);
  });

  it('never passes a limit of the player, and says what is left', async () => {
    const player = await newBettor(500);
    await player.call('limits/set', { kind: 'loss', period: 'day', amount: 250 });
    const slips = await Promise.all(Array.from({ length: 6 }, () => openSlip(player.bettingToken)));
    const placed = await Promise.all(slips.map((form) => place({ ...form, stake: '100' })));
    expect(placed.map(({ status }) => status).sort()).toEqual([303, 303, 409, 409, 409, 409]);
    expect(await player.balance()).toBe(300);
    const refused = await place({ ...(await openSlip(player.bettingToken)), stake: '100' });
    expect(await refused.text()).toContain('This would pass your limit: Loss limit (daily). Left: ₺50.00.');
  });

  it('is refused to a player who has paused play', async () => {
    const player = await newBettor(500);
    const form = { ...(await openSlip(player.bettingToken)), stake: '100' };
    await player.call('exclusion/start', { kind: 'stop' });
    const response = await place(form);
    expect(response.status).toBe(409);
    expect(await response.text()).toContain('You have paused play');
  });

  it('never spends the same money twice', async () => {
    const player = await newBettor(500);
    const slips = await Promise.all(Array.from({ length: 6 }, () => openSlip(player.bettingToken)));
    await Promise.all(slips.map((form) => place({ ...form, stake: '200' })));
    expect(await player.balance()).toBe(100);
  });

  it("needs a betting session, which ends with the player's session", async () => {
    const player = await newBettor(500);
    const form = { ...(await openSlip(player.bettingToken)), stake: '50' };
    expect((await send({ ...form, token: 'somebody' })).status).toBe(200);
    await player.call('auth/logout');
    expect(await (await send(form)).text()).toContain('Your betting session is over');
    expect(await read(book('/bets', { token: player.bettingToken }))).not.toContain('₺50.00');
  });

  it('is shown to its player only', async () => {
    const player = await newBettor(500);
    const form = { ...(await openSlip(player.bettingToken)), stake: '50' };
    const placed = await place(form);
    const path = new URL(placed.headers.get('location') ?? '', operator.thirdPartyOrigin).pathname;
    const other = await newBettor(0);
    const peek = await fetch(`${operator.thirdPartyOrigin}${path}?token=${other.bettingToken}`);
    expect(peek.status).toBe(404);
  });

  it('survives hostile values', async () => {
    const player = await newBettor(500);
    const form = await openSlip(player.bettingToken);
    for (const name of ['event', 'market', 'pick', 'odds', 'slip', 'stake']) {
      for (const value of ['', '__proto__', '"><script>alert(1)</script>', '9'.repeat(5000), '\u0000', 'NaN']) {
        const response = await send({ ...form, stake: '50', [name]: value });
        expect(response.status).toBeLessThan(500);
        expect(await response.text()).not.toContain('<script>alert');
      }
    }
  });
});
