// @module-tag tier-1
// @module-tag recovery
// @module-tag phone-verification

import { describe, expect, it } from 'vitest';
import { deriveKeys } from '../../app/session/keys.server';
import { createSeal } from '../../app/session/seal.server';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { messagesTo, outboxOf } from '../support/operator-outbox';
import { newPlayer } from '../support/players';

const SECRET = 'a secret that the test knows so as to write cookies of a time that is past';
const journeySeal = createSeal(deriveKeys([SECRET]), 'journey');

const site = sharedSite({ SESSION_SECRETS: SECRET });

const places: [name: string, path: string, journey: string, stateOf: (phone: string, sentAt: number) => object][] = [
  [
    'the phone verification of the account',
    '/dashboard/phone-verification',
    'phone-verification',
    (phone, sentAt) => ({ page: 'code', phone, sentAt }),
  ],
  [
    'the phone step of a registration',
    '/register/phone',
    'onboarding',
    (phone, sentAt) => ({ step: 'code', phone, sentAt, bonus: null, back: '/' }),
  ],
];

describe.each(places)('%s', (_name, path, journey, stateOf) => {
  /** A player whose cookie says that the code was sent this many seconds ago. */
  async function waitingSince(seconds: number) {
    const player = await newPlayer(site.operatorUrl);
    const phone = String(player.facts.phone);
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn(player.username, player.password);
    const now = Date.now();
    const state = stateOf(phone, now - seconds * 1_000);
    const sealed = { journey, journeyOwner: player.username, until: now + 600_000, state };
    visitor.cookies.set(journey, await journeySeal.seal(sealed));
    const page = async () => shown(await visitor.get(path));
    return { visitor, page, sent: async () => (await messagesTo(outboxOf(site.operatorUrl), phone)).length };
  }

  it('shows the seconds until a new code can be requested, and reloads itself without JavaScript', async () => {
    const { page, visitor } = await waitingSince(20);
    const waiting = await page();
    const [, seconds = ''] = /role="timer"[^>]*>[^<]*?(\d+) saniye/.exec(waiting) ?? [];
    expect(Number(seconds)).toBeGreaterThan(30);
    expect(Number(seconds)).toBeLessThanOrEqual(40);
    expect(waiting).toContain('Süre dolunca sayfa kendini yeniler.');
    expect(waiting).toContain(`<meta http-equiv="refresh" content="${Number(seconds) + 1};url=${path}"/>`);
    expect(waiting).not.toContain('value="send"');
    await visitor.post('/language', { language: 'en' });
    expect(await page()).toMatch(/role="timer"[^>]*>[^<]*\d+ s\./);
  });

  it('sends one new code for two clicks after a minute, and restarts the countdown', async () => {
    const { page, visitor, sent } = await waitingSince(60);
    const over = await page();
    expect(over).toContain('value="send"');
    expect(over).not.toContain('role="timer"');
    expect(over).not.toContain('http-equiv="refresh"');
    const clicks = await Promise.all([1, 2].map(() => visitor.post(path, { intent: 'send' })));
    expect(clicks.map(({ status, headers }) => [status, headers.get('location')])).toEqual([
      [303, path],
      [303, path],
    ]);
    expect(await sent()).toBe(1);
    const again = await page();
    expect(again).toContain('role="timer"');
    expect(again).not.toContain('value="send"');
  });
});
