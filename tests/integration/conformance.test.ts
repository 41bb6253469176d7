// @module-tag tier-2

import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import plainTexts from '../../app/i18n/locales/tr/plain-pages.json';
import { busyPage } from '../../app/server/http/send-busy.server';
import { createPlainLooks } from '../../app/server/http/plain-page.server';
import { createBrand } from '../../app/upstream/brand/brand';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { sharedSite } from '../support/shared-site';
import { sharedBrowser } from '../support/shared-browser';
import { HttpBrowser } from '../support/http-browser';
import { openForm } from '../support/cashier';
import { errorsIn, type CheckedDocument } from '../support/conformance';
import { crawl } from '../support/crawler';
import { asFrame, asLink, frameIn } from '../support/fetch-metadata';

const site = sharedSite();
/** Its sportsbook is the operator's. */
const framed = sharedSite({ DEMO_SPORTSBOOK: 'frame' });
const browser = sharedBrowser();
const documents: CheckedDocument[] = [];

async function visit(who: 'guest' | 'player', language: 'tr' | 'en'): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(site.url);
  visitor.cookies.set('language', language);
  if (who === 'player') await visitor.logIn();
  return visitor;
}

async function keep(name: string, answer: Response): Promise<void> {
  expect(answer.headers.get('location'), name).toBeNull();
  documents.push({ name: `${name} (${answer.status})`, html: await answer.text() });
}

it.each([
  ['guest', 'tr'],
  ['guest', 'en'],
  ['player', 'tr'],
  ['player', 'en'],
] as const)('collects every page that a %s finds, in %s', async (who, language) => {
  for (const { address, html } of (await crawl(await visit(who, language))).values())
    if (html !== null) documents.push({ name: `${who} ${language} ${address}`, html });
  expect(documents.length).toBeGreaterThan(40);
});

it('collects the answers to invalid forms and unknown addresses', async () => {
  const [guest, player] = await Promise.all([visit('guest', 'en'), visit('player', 'tr')]);
  for (const path of ['/no-such-page', '/pages/99999', '/promotions/99999', '/casino/play/nothing'])
    await keep(path, await guest.get(path));
  for (const path of ['/login', '/register', '/call-me']) await keep(`POST ${path}`, await guest.post(path, {}));
  await keep('POST /recover', await guest.post('/recover', { step: 'username', username: 'x' }));
  for (let guess = 0; guess < 8; guess += 1) await guest.logIn('challenged', `guess-${guess}`);
  await keep('a challenged login', await guest.logIn('challenged', 'guess'));
  await keep('a foreign form', await guest.post('/login', {}, { origin: 'https://elsewhere.example' }));
  for (const path of ['/dashboard/change-password', '/ticket']) await keep(`POST ${path}`, await player.post(path, {}));
  for (const [kind, method] of [
    ['deposit', 20],
    ['withdraw', 101],
  ] as const)
    await keep(`POST ${kind}`, await (await openForm(player, kind, method)).send({}));
  documents.push({
    name: 'busy',
    html: busyPage(createPlainLooks(() => plainTexts)(createBrand({ colours: {} }), 'tr')).toString(),
  });
});

it('collects the documents in frames', async () => {
  const player = await visit('player', 'tr');
  for (const { gameCode, studio, title } of games.slice(0, 1)) {
    const play = playAddress({ gameCode, mainProviderId: studio.id, name: title });
    const frame = frameIn(await (await player.get(play, asLink)).text());
    await keep('the frame of a game', await player.get(frame ?? '', asFrame));
    await keep('the same once more', await player.get(frame ?? '', asFrame));
  }
  const guest = new HttpBrowser(framed.url);
  const frame = frameIn(await (await guest.get('/spor', asLink)).text());
  await keep('the frame of the sports book', await guest.get(frame ?? '', asFrame));
});

const DIALOGS = {
  guest: ['/login', '/register', '/recover', '/call-me', '/promotions/1'],
  player: [
    '/notifications',
    '/dashboard/change-password',
    '/dashboard/phone-verification',
    '/dashboard/deposit',
    '/dashboard/deposit/6',
    '/dashboard/deposit/20',
    '/dashboard/withdraw/101',
  ],
};

async function openDialog(page: Page, href: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    Object.assign(link, { href });
    link.dataset.dialog = '';
    document.body.append(link);
    link.click();
    link.remove();
  }, href);
  await page.locator('dialog[open] h2').first().waitFor();
}

it.each(['guest', 'player'] as const)('collects every dialog of a %s', async (who) => {
  const visitor = await visit(who, 'tr');
  const context = await browser.newContext({ baseURL: site.url });
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url: site.url })));
  const page = await context.newPage();
  for (const href of DIALOGS[who]) {
    await page.goto('/pages/1');
    await page.locator('html[data-hydrated]').waitFor();
    await openDialog(page, href);
    documents.push({ name: `the dialog ${href}`, html: await page.content() });
  }
  await context.close();
});

it('finds no errors in the documents', async () => {
  expect(documents.length).toBeGreaterThan(240);
  expect(await errorsIn(documents)).toEqual([]);
});
