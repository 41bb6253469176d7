import { findGame } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { launchGame, spin } from '../support/game-launch';
import { fund, type TestPlayer } from '../support/players';
import { unreadOf } from './bell';
import { liveConnection } from './live-connection';
import { desktopOnly, inLanguage, phones, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const words = {
  tr: { claim: 'Talep et Derbi bonusu', title: 'Derbi bonusu', play: /^Oyna: / },
  en: { claim: 'Claim Derby bonus', title: 'Derby bonus', play: /^Play / },
};

for (const locale of ['tr', 'en'] as const)
  test(
    `a bonus is claimed in place (${locale})`,
    inLanguage[locale],
    async ({ page, context, player, beLoggedIn, javaScriptEnabled, expectAccessible, baseURL }) => {
      const say = words[locale];
      await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
      await fund(player, 250);
      await beLoggedIn(player);
      await page.goto('/dashboard/claim-bonus');
      await hydrated(page, javaScriptEnabled);
      const offer = page.getByRole('article', { name: say.title });
      const claim = offer.getByRole('button', { name: say.claim });
      await expect(claim).toBeVisible();
      await expectAccessible();
      await claim.click();
      const place = javaScriptEnabled === false ? /bonuses#bonus-\d+$/ : /bonuses#active$/;
      await expect(page).toHaveURL(place);
      await expect(page.locator('[data-toast]')).toHaveCount(javaScriptEnabled === false ? 0 : 1);
      const active = page.locator('#active').getByRole('article', { name: say.title });
      await expect(active.getByRole('progressbar')).toBeInViewport();
      await expect(active.getByRole('link', { name: say.play })).toBeInViewport();
      await expect(claim).toBeHidden();
    },
  );

test(
  'a promo code stays in its field until it is accepted, and its bonus can be given up',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/dashboard/claim-bonus');
    await hydrated(page, javaScriptEnabled);
    const code = page.getByLabel('Promosyon kodu', { exact: true });
    await code.fill('YANLIS');
    await page.getByRole('button', { name: 'Kodu kullan' }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('YANLIS');
    if (javaScriptEnabled !== false) await expect(code).toBeFocused();
    await expect(code).toBeInViewport();
    await code.fill(' POYRA50 ');
    await page.getByRole('button', { name: 'Kodu kullan' }).click();
    const active = page.locator('#active').getByRole('article', { name: 'Hediye kodu' });
    await expect(active).toBeVisible();
    await active.getByRole('link', { name: /^Bonustan vazgeç/ }).click();
    const question = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
    await expect(question.getByRole('definition').filter({ hasText: '₺50,00' }).last()).toBeVisible();
    await expectAccessible();
    await question.getByRole('button', { name: 'Bonustan vazgeç' }).click();
    await expect(page).toHaveURL(/\/dashboard\/bonuses(#active)?$/);
    await expect(active).toBeHidden();
    await expect(page.getByRole('table')).toContainText('Hediye kodu');
  },
);

test(
  'the end of a bonus that was given up is told once: the push about it adds nothing',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await player.call('bonus/promocode', { code: 'POYRA50' });
    await beLoggedIn(player);
    const connected = liveConnection(page);
    await page.goto('/dashboard/bonuses');
    await connected;
    const expectUnread = await unreadOf(page);
    await page
      .locator('#active')
      .getByRole('link', { name: /^Bonustan vazgeç/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Bonustan vazgeç' }).click();
    await expectUnread(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.locator('[data-toast]').first().waitFor();
    expect(await page.locator('[data-toast]').count()).toBe(1);
  },
);

test('a claim is told once: the push about it adds nothing', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await fund(player, 250);
  await beLoggedIn(player);
  const connected = liveConnection(page);
  await page.goto('/dashboard/claim-bonus');
  await connected;
  const expectUnread = await unreadOf(page);
  const offer = page.getByRole('article', { name: 'Derbi bonusu' });
  await offer.getByRole('button').click();
  await expectUnread(1);
  await expect(page.locator('#active')).toContainText('Derbi bonusu');
  const told = '₺100,00 bonus hesabınıza eklendi.';
  await expect(page.locator('[data-toast]', { hasText: told })).toBeVisible();
  // At once: a second one would leave by itself.
  expect(await page.locator('[data-toast]').allTextContents()).toEqual([told]);
});

test('two bonuses that end elsewhere are told twice', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await fund(player, 250);
  const { data } = await player.call('bonus/available', {}, { locale: 'tr' });
  const offer = (data as { id: number; title: string }[]).find(({ title }) => title === 'Derbi bonusu');
  await player.call('bonus/claim', { id: offer?.id });
  await player.call('bonus/promocode', { code: 'POYRA50' });
  const connected = liveConnection(page);
  await beLoggedIn(player);
  await page.goto('/dashboard/bonuses');
  await connected;
  const { items } = (await player.call('bonus/list', { skip: 0, take: 2 })).data as { items: { id: number }[] };
  for (const { id } of items) await player.call('bonus/forfeit', { id });
  await expect(page.locator('[data-toast]')).toHaveCount(2);
});

test(
  'with a bonus under way the centre is three screens long at most',
  phones,
  async ({ page, player, beLoggedIn }) => {
    await player.call('bonus/promocode', { code: 'POYRA50' });
    await beLoggedIn(player);
    for (const path of ['/dashboard/bonuses', '/dashboard/claim-bonus']) {
      await page.goto(path);
      await expect(page.getByRole('article')).not.toHaveCount(0);
      if (path.endsWith('claim-bonus'))
        await expect(page.getByLabel('Promosyon kodu', { exact: true })).toBeInViewport();
      const { height = Infinity } = (await page.locator('main').boundingBox()) ?? {};
      expect(height).toBeLessThanOrEqual(3 * (page.viewportSize()?.height ?? 0));
    }
  },
);

test('a bonus that ends elsewhere leaves the open page', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await player.call('bonus/promocode', { code: 'POYRA50' });
  const connected = liveConnection(page);
  await beLoggedIn(player);
  await page.goto('/dashboard/bonuses');
  await connected;
  const active = page.locator('#active').getByRole('article', { name: 'Hediye kodu' });
  await expect(active).toBeVisible();
  const { items } = (await player.call('bonus/list', { skip: 0, take: 1 })).data as { items: { id: number }[] };
  await player.call('bonus/forfeit', { id: items[0]?.id });
  await expect(active).toBeHidden();
  await expect(page.getByRole('table')).toContainText('Hediye kodu');
});

test(
  'what was opened stays open when its region changes, and the focus stays',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await player.call('bonus/promocode', { code: 'POYRA50' });
    const connected = liveConnection(page);
    await beLoggedIn(player);
    await page.goto('/dashboard/claim-bonus');
    await connected;
    await page.locator('#offers details').first().locator('summary').first().click();
    const games = page.locator('#offers details details').first();
    await games.locator('summary').click();
    const link = games.locator('li a').nth(1);
    const address = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.route('**/dashboard/claim-bonus?_data=*claim-bonus', async (route) => {
      const response = await route.fetch();
      const data = (await response.text()).replaceAll('"key":"', '"key":"new-').replaceAll('Şartlar ve', 'Başka');
      await route.fulfill({ response, body: data.replaceAll(/(<li>.*?<\/li>)(<li>.*?<\/li>)/g, '$2$1') });
    });
    const { items } = (await player.call('bonus/list', { skip: 0, take: 1 })).data as { items: { id: number }[] };
    await player.call('bonus/forfeit', { id: items[0]?.id });
    await expect(games.locator('summary')).toHaveText('Başka oyunlar');
    await expect(games).toHaveAttribute('open');
    await expect(games.locator('li a').first()).toHaveAttribute('href', address);
    await expect(games.locator('li a').first()).toBeFocused();
  },
);

/** A slot, whose stakes all count. */
const slot = findGame('kestane-nar-bahcesi') as CatalogueGame;

/** Has ₺50 as a bonus, of which ₺100 must be staked, and opens the slot elsewhere. Each turn stakes ₺25. */
async function bonusAtSlot(player: TestPlayer): Promise<() => Promise<unknown>> {
  await fund(player, 500);
  await player.call('bonus/promocode', { code: 'POYRA50' });
  const address = await launchGame(player, slot);
  return () => spin(address, { stake: '2500' });
}

test('a stake elsewhere moves the bar of the open page', desktopOnly, async ({ page, player, beLoggedIn }) => {
  const stake = await bonusAtSlot(player);
  const connected = liveConnection(page);
  await beLoggedIn(player);
  await page.goto('/dashboard/bonuses');
  await connected;
  const active = page.locator('#active').getByRole('article', { name: 'Hediye kodu' });
  await expect(active.getByRole('progressbar')).toHaveAttribute('value', '0');
  const readAgain: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/dashboard/bonuses')) readAgain.push(request.url());
  });
  await stake();
  await expect(active.getByRole('progressbar')).toHaveAttribute('value', '25');
  await expect(active).toContainText('₺25,00 / ₺100,00 çevrildi');
  expect(readAgain).toEqual([]);
});

test('a bonus is celebrated in one of two open tabs', desktopOnly, async ({ page, context, player, beLoggedIn }) => {
  const stake = await bonusAtSlot(player);
  const celebrating: unknown[] = [];
  await context.exposeBinding('noteCelebration', ({ page: tab }) => celebrating.push(tab));
  await context.addInitScript(() => {
    const { noteCelebration } = window as unknown as { noteCelebration(): void };
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof HTMLElement && node.dataset['celebration'] !== undefined) noteCelebration();
    }).observe(document, { childList: true, subtree: true });
  });
  const connected = liveConnection(page);
  await beLoggedIn(player);
  await page.goto('/dashboard/bonuses');
  await connected;
  const other = await context.newPage();
  await other.goto('/dashboard/bonuses');
  await hydrated(other, true);
  for (let turn = 0; turn < 4; turn += 1) await stake();
  // Each tab has heard of the end: it has read the page again.
  for (const tab of [page, other]) await expect(tab.getByRole('table')).toContainText('Hediye kodu');
  // A lock answers in order: by then each tab has learnt whether it may celebrate.
  for (const tab of [page, other]) await tab.evaluate(() => navigator.locks.request('after', () => undefined));
  expect(celebrating).toHaveLength(1);
});

test('a title in one long word stays whole beside the icon', phones, async ({ page, player, beLoggedIn }) => {
  await player.call('bonus/promocode', { code: 'POYRA50' });
  await beLoggedIn(player);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard');
  const title = page.locator('#active-bonus');
  const lines = () => title.evaluate((heading) => heading.getBoundingClientRect().height);
  const oneLine = await lines();
  const link = title.locator('xpath=following-sibling::a');
  for (const text of ['Bonus', 'Willkommensbonus']) {
    await title.evaluate((heading, typed) => (heading.textContent = typed), text);
    expect(await lines()).toBe(oneLine);
    // The longest word of German bonuses leaves the link no room.
    await link.evaluate((anchor) => (anchor.textContent = 'Meine Boni'));
  }
  const [of, at] = [await title.boundingBox(), await link.boundingBox()];
  expect(at?.y).toBeGreaterThan((of?.y ?? 0) + oneLine);
});
