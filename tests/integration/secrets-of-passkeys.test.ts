// @module-tag tier-2

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { keptBy, overhear } from '../support/overhear';
import { newPlayer } from '../support/players';
import { sharedBrowser } from '../support/shared-browser';
import { siteBehindFaults } from '../support/site-behind-faults';
import { addVirtualAuthenticator } from '../e2e/virtual-authenticator';

/** Searches everything that leaves the site for what passkeys and their ceremonies consist of. */

const { operator, proxy, site } = siteBehindFaults();
const browser = sharedBrowser();

const PASSKEYS = '/dashboard/security/passkeys';
const CALLS = ['security/passkeybegin', 'auth/passkeyoptions', 'auth/login', 'auth/verify'];

/** What the operator and the browser said that is secret, by kind. */
function collect(page: Page) {
  const challenges: string[] = [];
  const tokens: string[] = [];
  const signed: string[] = [];
  for (const call of CALLS)
    proxy.faults.set(call, {
      kind: 'rewrite',
      rewrite(_call, data) {
        const { challenge, token } = (data ?? {}) as Record<string, string | undefined>;
        if (challenge !== undefined) challenges.push(challenge);
        if (token !== undefined) tokens.push(token);
        return data;
      },
    });
  page.on('request', (request) => {
    const form = new URLSearchParams(request.postData() ?? '');
    for (const name of ['attestation', 'assertion']) {
      const sent = form.get(name);
      if (!sent) continue;
      const { response } = JSON.parse(sent) as { response: Record<string, string> };
      signed.push(...['attestationObject', 'signature', 'clientDataJSON'].flatMap((each) => response[each] ?? []));
    }
  });
  return { challenges, tokens, signed };
}

it('the challenges of passkeys are in the answers that scripts ask for, and nowhere else', async () => {
  const player = await newPlayer(operator.apiUrl);
  const context = await browser.newContext();
  const page = await context.newPage();
  // The list of the field for the name would choose the passkey by itself.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
  await addVirtualAuthenticator(page);
  const seen = overhear(page, site.url);
  const { challenges, tokens, signed } = collect(page);
  const keep = async (name: string) => {
    seen.set(`kept on ${name}`, await keptBy(page));
    seen.set(`shown on ${name}`, await page.content());
    seen.set(`address of ${name}`, page.url());
  };

  await page.goto(`${site.url}/login`);
  await page.locator('main [name=username]').fill(player.username);
  await page.locator('main [name=password]').fill(player.password);
  await page.locator('main [name=password]').press('Enter');
  await page.waitForURL(`${site.url}/`);
  await page.goto(`${site.url}${PASSKEYS}`, { waitUntil: 'networkidle' });
  await page.locator('main [name=name]').fill('Telefon');
  await page.locator('main form:has([name=name]) button[type=submit]').click();
  await page.locator('main table').waitFor();
  await keep('the list of passkeys');
  await context.clearCookies({ name: 'session' });
  await page.goto(`${site.url}/login`, { waitUntil: 'networkidle' });
  await keep('the login form');
  await page.getByRole('button', { name: 'Geçiş anahtarıyla gir' }).click();
  await page.waitForURL(`${site.url}/`);
  // The form holds what the browser has signed until the next page is drawn.
  await page.locator('main [name=password]').waitFor({ state: 'detached' });
  await keep('the home page');
  await page.waitForLoadState('networkidle');

  const places = (secret: string) => [...seen].filter(([, text]) => text.includes(secret)).map(([place]) => place);
  expect([challenges.length >= 2, tokens.length, signed.length]).toEqual([true, 2, 4]);
  for (const secret of [...tokens, ...signed]) expect([secret, places(secret)]).toEqual([secret, []]);
  const answers = challenges.flatMap(places);
  expect(answers, 'the search works').not.toEqual([]);
  for (const place of answers) {
    expect(place).toMatch(/^body of \/(?:login|dashboard\/security\/passkeys)\?\S*_data=/);
    expect(seen.get(place.replace('body', 'headers')), place).toMatch(/no-store/);
  }
  const log = site.logs.join('\n');
  for (const secret of [...challenges, ...tokens, ...signed]) expect(log).not.toContain(secret);
  await context.close();
}, 120_000);
