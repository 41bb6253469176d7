// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../support/actions';
import { sharedSite } from '../support/shared-site';
import { sharedBrowser } from '../support/shared-browser';
import { withoutScripts } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import { collectPageErrors } from '../support/page-errors';
import { hostileStrings } from '../support/hostile-strings';
import { newPlayer, type TestPlayer } from '../support/players';

const site = sharedSite();
const browser = sharedBrowser();
let player: TestPlayer;
beforeAll(async () => void (player = await newPlayer(site.operatorUrl)));

/** Values that would run a script or leave the site if a page contained them unescaped. */
const LIVE_MARKUP =
  /<script>hacked|<img src=x|<svg\/onload|<details open on|<iframe src="j|<base |evil\.example\/"|=hacked\(\) *>/;

/** The names of a page's own fields, without the hidden ones that the site sets. */
const fieldsOf = (page: string) =>
  [...page.matchAll(/<(?:input|select|textarea)[^>]* name="([^"]+)"/g)]
    .map(([, name = '']) => name)
    .filter((name) => !['csrf', 'search', 'language', 'lite'].includes(name));

/** Form bodies that together use every hostile text at least once, a different one in each field. */
function inTurns(names: readonly string[]): [string, string][][] {
  const all = Object.values(hostileStrings);
  const count = Math.ceil(all.length / Math.max(names.length, 1));
  return Array.from({ length: count }, (_, turn) =>
    names.map((name, index) => [name, all[(turn * names.length + index) % all.length] ?? '']),
  );
}

/** The keys of texts, as the site's code names them. Single words in small letters may be words of a text. */
const TEXT_KEYS = new Set(
  Object.values(
    import.meta.glob<Record<string, unknown>>('/app/i18n/locales/tr/*.json', { eager: true, import: 'default' }),
  )
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => /[A-Z]/.test(key)),
);

const keysIn = (page: string) =>
  (
    withoutScripts(page)
      .replace(/<[^>]*>/g, ' ')
      .match(/\b[a-z]+[A-Z]\w*/g) ?? []
  ).filter((word) => TEXT_KEYS.has(word));

/** Sentences of a page that stand on it more than once. */
function saidTwice(page: string): string[] {
  const sentences = withoutScripts(page)
    .split(/<[^>]*>|(?<=[.!?]) /)
    .map((text) => text.trim())
    .filter((text) => /\S+ \S+ .*[.!?]$/.test(text));
  return sentences.filter((text, index) => sentences.indexOf(text) < index);
}

describe.each(actions)('the form of $address', ({ address, fields }) => {
  it.each([
    ['a guest', false],
    ['a player', true],
  ])('says no sentence twice when it refuses %s', async (_who, isPlayer) => {
    const visitor = new HttpBrowser(site.url);
    // Some forms stop the player's play.
    const own = await newPlayer(site.operatorUrl);
    if (isPlayer) await visitor.logIn(own.username, own.password);
    const page = await (await visitor.get(address)).text();
    const before = saidTwice(page);
    const [hostile = []] = inTurns([...new Set([...Object.keys(fields), ...fieldsOf(page)])]);
    for (const typed of [[], hostile, Object.entries(fields)]) {
      const answer = await visitor.post(address, typed);
      const refused = answer.status === 303 ? await visitor.get(answer.headers.get('location') ?? '/') : answer;
      const twice = saidTwice(await refused.text());
      expect(twice.filter((text) => !before.includes(text))).toEqual([]);
      if (address === '/logout' && isPlayer) break;
    }
  });

  it.each([
    ['a guest', false],
    ['a player', true],
  ])('accepts hostile texts from %s', async (_who, isPlayer) => {
    const visitor = new HttpBrowser(site.url);
    if (isPlayer) expect((await visitor.logIn(player.username, player.password)).status).toBe(303);
    const names = new Set([...Object.keys(fields), ...fieldsOf(await (await visitor.get(address)).text())]);
    for (const texts of inTurns([...names])) {
      const answer = await visitor.post(address, texts);
      const body = await answer.text();
      expect(answer.status, JSON.stringify(texts)).toBeLessThan(500);
      expect(LIVE_MARKUP.exec(body)?.[0], JSON.stringify(texts)).toBeUndefined();
      expect(keysIn(body), JSON.stringify(texts)).toEqual([]);
      expect(answer.headers.get('location') ?? '/').toMatch(/^\/(?!\/)/);
      const next = answer.headers.get('location');
      // What a form says of itself on the next page.
      if (next !== null) expect(keysIn(await (await visitor.get(next)).text()), JSON.stringify(texts)).toEqual([]);
      if (address === '/logout' && isPlayer) break;
    }
  });
});

const RUNS_WHERE_IT_CAN = `"'></textarea><img src=x onerror=hacked()><script>hacked()</script>{{x}}İı👩‍👩‍👧\u202e`;

it.each([
  '/login',
  '/register',
  '/recover',
  '/call-me',
  '/ticket',
  '/dashboard/change-password',
  '/dashboard/deposit/6',
])('runs no hostile text in the browser on %s', async (address) => {
  const context = await browser.newContext();
  await context.addInitScript('window.hacked = () => alert("hacked")');
  if (/dashboard|ticket/.test(address))
    await context.request.post(`${site.url}/login`, {
      form: { username: player.username, password: player.password },
      headers: { origin: site.url },
    });
  const page = await context.newPage();
  const pageErrors = collectPageErrors(page);
  await page.goto(`${site.url}${address}`);
  await page.evaluate(() => [...document.forms].forEach((form) => (form.noValidate = true)));
  const form = page.locator('main');
  for (const input of await form.locator('input:not([type=hidden],[type=checkbox],[type=radio]), textarea').all()) {
    if (await input.isEditable()) await input.fill(RUNS_WHERE_IT_CAN);
  }
  for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 });
  if ((await form.locator('[type=radio]').count()) > 0) await form.locator('[type=radio]').first().check();
  await form.locator('button[type=submit]').last().click();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('header').count()).toBeGreaterThan(0);
  expect(pageErrors.join('\n')).toBe('');
  await context.close();
});
