import { fund } from '../support/players';
import { liveConnection } from './live-connection';
import { desktopOnly, inLanguage, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const words = {
  tr: { claim: 'Talep et Derbi bonusu', title: 'Derbi bonusu' },
  en: { claim: 'Claim Derby bonus', title: 'Derby bonus' },
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
      await expect(page.locator('[data-toast=success]').last()).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard\/claim-bonus(#offer-\d+)?$/);
      const active = page.locator('#active').getByRole('article', { name: say.title });
      await expect(active.getByRole('progressbar')).toBeVisible();
      await expect(claim).toBeHidden();
    },
  );

test(
  'a promo code stays in its field until it is accepted, and its bonus can be given up',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/dashboard/bonuses');
    await hydrated(page, javaScriptEnabled);
    const code = page.getByLabel('Promosyon kodu', { exact: true });
    await code.fill('YANLIS');
    await page.getByRole('button', { name: 'Kodu kullan' }).click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveValue('YANLIS');
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
    await expect(page).toHaveURL(/\/dashboard\/bonuses(#promo-code)?$/);
    await expect(active).toBeHidden();
    await expect(page.getByRole('table')).toContainText('Hediye kodu');
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
