// @module-tag tier-2

import { expect, it } from 'vitest';
import { keptBy, overhear } from '../support/overhear';
import { siteBehindFaults } from '../support/site-behind-faults';
import { sharedBrowser } from '../support/shared-browser';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';

/** Searches everything that leaves the site for the tokens that the operator gave it for one player. */

const { proxy, site } = siteBehindFaults(({ hubUrl }) => ({ OPERATOR_HUB_URL: hubUrl.replace('http', 'ws') }), {
  sportsbook: 'frame',
});
const browser = sharedBrowser();

const game = games.find(({ kind }) => kind === 'slot');

const pages = [
  ...['/', '/dashboard', '/dashboard/account', '/dashboard/deposit', '/dashboard/deposit/6', '/dashboard/withdraw'],
  ...['/dashboard/bonuses', '/dashboard/claim-bonus', '/dashboard/financial-activities', '/dashboard/game-history'],
  ...[
    '/dashboard/session-history',
    '/dashboard/change-password',
    '/dashboard/security',
    '/dashboard/security/two-factor',
    '/dashboard/security/recovery-codes',
    '/dashboard/security/passkeys',
    '/dashboard/phone-verification',
    '/notifications',
  ],
  ...[
    '/casino/slot',
    '/search?search=a',
    '/promotions',
    '/ticket',
    '/support',
    '/safer-play',
    '/preferences',
    '/nowhere',
    '/login/verify',
  ],
  ...['/spor', '/livespor', '/esports'],
  playAddress({ gameCode: game?.gameCode ?? '', mainProviderId: game?.studio.id ?? 0, name: game?.title ?? '' }),
];

it('tokens and passwords appear only where they are allowed', async () => {
  let facts: Record<string, unknown> = {};
  const remember = (_call: string, data: unknown) => (facts = data as Record<string, unknown>);
  proxy.faults.set('auth/login', { kind: 'rewrite', rewrite: remember });
  const context = await browser.newContext();
  const page = await context.newPage();
  const seen = overhear(page, site.url);
  await page.goto(`${site.url}/login`);
  await page.locator('main input[name=username]').fill('demo');
  await page.locator('main input[name=password]').fill('demo1234');
  await page.locator('main button[type=submit]').last().click();
  await page.waitForURL(`${site.url}/`);
  for (const address of pages) {
    await page.goto(`${site.url}${address}`, { waitUntil: 'load' });
    seen.set(`kept on ${address}`, await keptBy(page));
    seen.set(`shown on ${address}`, await page.content());
  }
  await page.waitForLoadState('networkidle');

  const secrets = Object.entries(facts).filter(([name, value]) => /token/i.test(name) && typeof value === 'string');
  expect(secrets.map(([name]) => name)).toEqual(expect.arrayContaining(['token', 'betsyToken', 'betcoToken']));
  expect([...seen.keys()].join('\n')).toContain('socket');
  for (const [name, secret] of secrets as [string, string][]) {
    const places = [...seen].filter(([, text]) => text.includes(secret)).map(([place]) => place);
    // Only the betting provider learns who plays, by the address of its own frame.
    const belongs = name === 'token' ? [] : places.filter((place) => /^body of \/sportsbook\/frame\//.test(place));
    expect([name, places]).toEqual([name, belongs]);
    // Proves that the search works: the allowed token is found.
    if (name === 'betsyToken') expect(places).not.toEqual([]);
  }
  for (const secret of [...secrets.map(([, value]) => String(value)), 'demo1234'])
    expect(site.logs.join('\n')).not.toContain(secret);
  await context.close();
}, 90_000);
