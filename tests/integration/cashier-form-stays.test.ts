// @module-tag tier-2

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInBehind } from '../support/log-in-behind';
import { fund, newPlayer } from '../support/players';
import { startRedis, type TestRedis } from '../support/redis';
import { sharedBrowser } from '../support/shared-browser';
import { siteBehindFaults } from '../support/site-behind-faults';

/** With scripts, a payment that could not be sent keeps its form, although the page's data cannot be read either. */
let redis: TestRedis;
beforeAll(async () => void (redis = await startRedis()));
const { proxy, operator, site } = siteBehindFaults(() => ({ REDIS_URL: redis.url }));
afterAll(() => redis.stop());
const browser = sharedBrowser();

const CARD = '4111 1111 1111 1111';
const FORM = '/dashboard/withdraw/102';

async function openForm(place: 'page' | 'dialog'): Promise<Page> {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 1_000);
  const context = await browser.newContext({ baseURL: site.url, viewport: { width: 1440, height: 900 } });
  await logInBehind(context.request, site.url, player);
  const page = await context.newPage();
  await page.goto(place === 'page' ? FORM : '/dashboard/withdraw');
  await page.locator('html[data-hydrated]').waitFor();
  if (place === 'dialog') await page.locator(`main a[href^="${FORM}"]`).click();
  const form = page.locator('form[data-kind=withdraw]');
  await form.locator('[name=Amount]').fill('250');
  await form.locator('[name=CardNo]').fill(CARD);
  await form.locator('[name=FullName]').fill('Ayşe Deneme');
  return page;
}

async function press(page: Page) {
  const form = page.locator('form[data-kind=withdraw]');
  await form.locator('button:not([type=button])').last().click();
  const said = await form.getByRole('alert').textContent();
  const typed = await Promise.all(
    ['Amount', 'CardNo', 'FullName'].map((name) => form.locator(`[name=${name}]`).inputValue()),
  );
  return { said, typed };
}

const TYPED = ['250', CARD, 'Ayşe Deneme'];

describe.each(['page', 'dialog'] as const)('the form in its %s', (place) => {
  it.each(['payment/methods', 'payment/detail'])('stays as it was typed when %s fails', async (call) => {
    const page = await openForm(place);
    proxy.faults.set(call, { kind: 'status', status: 500 });
    const { said, typed } = await press(page);
    proxy.faults.clear();
    expect(said).toContain('ödeme gönderilmedi. Yazdıklarınız duruyor');
    expect(typed).toEqual(TYPED);
    expect(proxy.calls.get('payment/withdraw') ?? 0).toBe(0);
    await page.locator('form[data-kind=withdraw] button:not([type=button])').last().click();
    await page.getByRole('heading', { name: 'Çekim talebinizi kontrol edin' }).waitFor();
    await page.context().close();
  });
});

it('the form in its page stays as it was typed when Redis is away', async () => {
  const page = await openForm('page');
  await redis.stop();
  const { said, typed } = await press(page);
  expect(said).toContain('Bu ödeme şu an gönderilemedi. Yazdıklarınız duruyor');
  expect(typed).toEqual(TYPED);
  redis = await startRedis(redis.port);
  await page.context().close();
});
