import { inLanguage, phoneWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const words = {
  tr: {
    title: 'Hesap bilgilerim',
    menu: 'Hesap menüsü',
    sessions: 'Oturum geçmişi',
    current: 'Bu oturum',
    badge: 'Doğrulanmadı',
    logout: 'Çıkış yap',
  },
  en: {
    title: 'Account details',
    menu: 'Account menu',
    sessions: 'Session history',
    current: 'This session',
    badge: 'Not Verified',
    logout: 'Log out',
  },
} as const;

for (const language of ['tr', 'en'] as const) {
  const text = words[language];
  test(
    `the dashboard menu links to the account and session pages, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, player, beLoggedIn, isMobile, javaScriptEnabled }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await beLoggedIn(player);
      await page.goto('/dashboard');
      await hydrated(page, javaScriptEnabled);
      // On a phone a link opens the menu of the header.
      const menu = isMobile
        ? page.getByRole('banner').locator('[data-menu=profile]')
        : page.getByRole('main').getByRole('navigation', { name: text.menu });
      const openMenu = async () => {
        if (isMobile) await page.getByRole('main').getByRole('link', { name: text.menu }).click();
      };
      await openMenu();
      await menu.getByRole('link', { name: text.title }).click();
      await expect(page).toHaveURL('/dashboard/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.title);
      await expect(page.getByRole('main')).toContainText(player.email);
      await expect(page.getByRole('main')).toContainText(text.badge);

      await openMenu();
      await expect(menu.getByRole('link', { name: text.title })).toHaveAttribute('aria-current', 'page');
      await menu.getByRole('link', { name: text.sessions }).click();
      await expect(page).toHaveURL('/dashboard/session-history');
      await expect(page.getByRole('cell', { name: text.current })).toBeVisible();

      await openMenu();
      await menu.getByRole('button', { name: text.logout }).click();
      await expect(page).toHaveURL('/');
    },
  );
}

test('no account page is wider than a phone of 320 px', phoneWithoutScripts, async ({ page, beLoggedIn }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await beLoggedIn({ username: 'demo', password: 'demo1234' });
  for (const path of [
    'account',
    'change-password',
    'financial-activities',
    'game-history',
    'session-history',
    'bonuses',
    'claim-bonus',
  ]) {
    await page.goto(`/dashboard/${path}`);
    const width = await page.locator('body').evaluate((body) => body.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
