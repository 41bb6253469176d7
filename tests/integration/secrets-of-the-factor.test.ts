// @module-tag tier-2

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator';
import { keptBy, overhear } from '../support/overhear';
import { newPlayer } from '../support/players';
import { sharedBrowser } from '../support/shared-browser';
import { siteBehindFaults } from '../support/site-behind-faults';

/** Searches everything that leaves the site for what a second factor consists of. */

const { operator, proxy, site } = siteBehindFaults();
const browser = sharedBrowser();

const SECURITY = '/dashboard/security';
const TWO_FACTOR = `${SECURITY}/two-factor`;
const CODES = `${SECURITY}/recovery-codes`;

const others = ['/', '/dashboard', '/dashboard/account', SECURITY, '/dashboard/session-history', '/notifications'];

async function send(page: Page, code: string): Promise<void> {
  await page.locator('main input[name=code]').fill(code);
  await Promise.all([
    page.waitForResponse((response) => response.request().method() === 'POST'),
    page.locator('main form:has(input[name=code]) button[type=submit]').first().click(),
  ]);
}

async function logIn(page: Page, { username, password }: { username: string; password: string }): Promise<void> {
  await page.goto(`${site.url}/login`);
  await page.locator('main input[name=username]').fill(username);
  await page.locator('main input[name=password]').fill(password);
  await page.locator('main button[type=submit]').last().click();
}

/** The codes on the page, once they are there. */
async function codesOn(page: Page): Promise<string[]> {
  await page.locator('main ul code').first().waitFor();
  return page.locator('main ul code').allTextContents();
}

const squeezed = (text: string) => text.replaceAll(' ', '');

it.each([true, false])(
  'is where it is shown once, and nowhere else (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const player = await newPlayer(operator.apiUrl);
    const logged: string[] = [];
    for (const call of ['auth/login', 'auth/verify'])
      proxy.faults.set(call, {
        kind: 'rewrite',
        rewrite(_call, data) {
          const { challenge, token } = (data ?? {}) as Record<string, string | undefined>;
          logged.push(...[challenge, token].filter((each) => each !== undefined));
          return data;
        },
      });
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    const seen = overhear(page, site.url);
    const keep = async (name: string) => {
      seen.set(`kept on ${name}`, await keptBy(page));
      seen.set(`shown on ${name}`, await page.content());
      seen.set(`address of ${name}`, page.url());
    };
    const typed: string[] = [];
    const type = async (code: string) => {
      typed.push(code);
      await send(page, code);
    };

    await logIn(page, player);
    await page.waitForURL(`${site.url}/`);
    await page.goto(`${site.url}${TWO_FACTOR}`);
    await page.locator('main button[value=begin]').click();
    const app = new Authenticator(squeezed(await page.locator('main p code').innerText()), Date.now);
    await keep('the set-up');
    await type(app.wrong());
    await page.locator('main [role=alert]').first().waitFor();
    await keep('a refused set-up');
    await type(app.next());
    const first = await codesOn(page);
    await keep('the first backup codes');
    for (const path of others) {
      await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
      await keep(path);
    }
    await page.goto(`${site.url}${CODES}`);
    await type(app.next());
    const second = await codesOn(page);
    await keep('the new backup codes');
    await page.goto(`${site.url}/`);
    await context.clearCookies();
    await logIn(page, player);
    await page.waitForURL('**/login/verify**');
    await keep('the second step');
    await type(app.wrong());
    await page.locator('main [role=alert]').first().waitFor();
    await keep('the second step again');
    await page.goto(`${site.url}/login/verify?redirectTo=%2F&factor=recovery-code`);
    await type(second[0] ?? '');
    await page.waitForURL(`${site.url}/`);
    for (const path of others) {
      await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
      await keep(`${path} after the login`);
    }
    await page.waitForLoadState('networkidle');

    const places = (secret: string) => {
      // Six digits are also part of longer numbers, and a colour.
      const word = /^\d+$/.test(secret) ? new RegExp(`(?<![\\w.#])${secret}(?!\\w)`) : new RegExp(secret);
      return [...seen].filter(([, text]) => word.test(text) || word.test(squeezed(text))).map(([place]) => place);
    };
    const elsewhere = (secret: string, shownOnce: RegExp) => places(secret).filter((place) => !shownOnce.test(place));
    const onSetUp = /^(?:body of \/dashboard\/security\/two-factor|shown on (?:the|a refused) set-up)/;
    const onCodes = /^(?:body of \/dashboard\/security\/|shown on the (?:first|new) backup codes)/;
    expect(places(app.secret), 'the search works').toContain('shown on the set-up');
    expect(elsewhere(app.secret, onSetUp)).toEqual([]);
    expect(
      places('otpauth://').every((place) => onSetUp.test(place)),
      'the address for the app',
    ).toBe(true);
    expect([first.length, second.length]).toEqual([10, 10]);
    for (const code of [...first, ...second]) expect([code, elsewhere(code, onCodes)]).toEqual([code, []]);
    expect(places(first[0] ?? '')).toContain('shown on the first backup codes');
    for (const code of typed.filter((each) => /^\d{6}$/.test(each))) expect([code, places(code)]).toEqual([code, []]);
    expect(logged, 'a token, and a challenge with the token after it').toHaveLength(3);
    for (const secret of logged) expect([secret, places(secret)]).toEqual([secret, []]);
    for (const [place, body] of seen)
      if (
        place.startsWith('body of ') &&
        [app.secret, ...first, ...second].some((secret) => squeezed(body).includes(secret))
      )
        expect(seen.get(place.replace('body', 'headers')), place).toMatch(/no-store/);
    const log = site.logs.join('\n');
    for (const secret of ['otpauth:', app.secret, ...first, ...second, ...logged, player.password])
      expect(log).not.toContain(secret);
    for (const code of typed) expect(log).not.toMatch(new RegExp(`(?<![\\w.-])${code}(?![\\w-])`));
    await context.close();
  },
  120_000,
);
