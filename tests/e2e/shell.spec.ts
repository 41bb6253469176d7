import type { Page } from '@playwright/test';
import {
  desktopOnly,
  desktopWithoutScripts,
  exceptDesktopWithoutScripts,
  mainJourney,
  withAndWithoutScripts,
} from './projects';
import { expect, hydrated, test } from './test';

const summary = (page: Page, menu: 'side' | 'profile' | 'language') => page.locator(`[data-menu=${menu}] > summary`);
const menuOf = (page: Page, menu: 'side' | 'profile' | 'language') => page.locator(`[data-menu=${menu}]`);

test.describe('the side menu', () => {
  test.beforeEach(async ({ page, javaScriptEnabled }) => {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await summary(page, 'side').click();
  });

  test(
    'has its cards three in a row, tickets in a new tab, the call request and the settings',
    withAndWithoutScripts,
    async ({ page }) => {
      const menu = menuOf(page, 'side');
      const cards = menu.getByRole('navigation').getByRole('link');
      await expect(cards).toHaveCount(12);
      const boxes = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top));
      expect(new Set(boxes.slice(0, 3)).size).toBe(1);
      expect(boxes[3]).toBeGreaterThan(boxes[2] ?? 0);
      const width = await menu.locator('> div').evaluate((panel) => panel.getBoundingClientRect().width);
      expect(width).toBe(250);
      await expect(menu.getByRole('link', { name: 'Destek talepleri' })).toHaveAttribute('target', '_blank');
      await expect(menu.getByRole('link', { name: 'Biz sizi arayalım' })).toHaveAttribute('href', '/call-me');
      await menu.getByRole('link', { name: 'Ayarlar' }).click();
      await expect(page).toHaveURL('/preferences');
      await expect(cards.first()).toBeHidden();
    },
  );

  test('changes the language', mainJourney, async ({ page }) => {
    await menuOf(page, 'side').getByRole('button', { name: 'English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page).toHaveURL('/');
  });

  test('closes on a click outside it', withAndWithoutScripts, async ({ page }) => {
    await page.mouse.click((page.viewportSize()?.width ?? 0) - 20, 400);
    await expect(menuOf(page, 'side').getByRole('link', { name: 'Bingo' })).toBeHidden();
  });

  test('closes on Escape and returns the focus', desktopOnly, async ({ page }) => {
    await menuOf(page, 'side').getByRole('link', { name: 'Bingo' }).focus();
    await page.keyboard.press('Escape');
    await expect(menuOf(page, 'side').getByRole('link', { name: 'Bingo' })).toBeHidden();
    await expect(summary(page, 'side')).toBeFocused();
  });

  test('closes when the focus leaves it, and does not trap it', desktopOnly, async ({ page }) => {
    await expect(async () => {
      await menuOf(page, 'side').getByRole('link', { name: 'Ayarlar' }).focus();
      await page.keyboard.press('Tab');
      await expect(menuOf(page, 'side').getByRole('link', { name: 'Bingo' })).toBeHidden({ timeout: 500 });
    }).toPass();
  });
});

test(
  "Android's back gesture closes an open menu, and the page stays",
  desktopOnly,
  async ({ page, beLoggedIn, player }) => {
    await beLoggedIn(player);
    await page.goto('/preferences');
    await hydrated(page, true);
    // On a desktop the browser asks for closing by Escape. Without the key event only its close watcher can hear it.
    await page.evaluate(() => window.addEventListener('keydown', (event) => event.stopImmediatePropagation(), true));
    for (const menu of ['side', 'profile', 'language'] as const) {
      await summary(page, menu).click();
      await expect(menuOf(page, menu)).toHaveAttribute('open');
      await expect(async () => {
        await page.keyboard.press('Escape');
        await expect(menuOf(page, menu)).not.toHaveAttribute('open', { timeout: 500 });
      }).toPass();
      await expect(summary(page, menu)).toBeFocused();
    }
    const dropdown = page.getByRole('dialog', { name: 'Bildirimler' });
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Bildirimler/ })
      .click();
    await expect(dropdown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dropdown).toBeHidden();
    await expect(page).toHaveURL('/preferences');
  },
);

test('a menu that is opened while a page loads stays open when it arrives', desktopOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/promotions');
  await hydrated(page, true);
  const isData = ({ pathname, searchParams }: URL) => pathname === '/casino/slot' && searchParams.has('_data');
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(isData, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Slot' }).click();
  await summary(page, 'side').click();
  await expect(menuOf(page, 'side')).toHaveAttribute('open');
  release();
  await expect(page.locator('main a[href^="/casino/play/"]').first()).toBeAttached();
  await expect(menuOf(page, 'side')).toHaveAttribute('open');
});

test('wide screens have the language menu in the header', desktopWithoutScripts, async ({ page }) => {
  await page.goto('/login');
  await summary(page, 'language').click();
  await menuOf(page, 'language').getByRole('button', { name: 'English' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a balance of millions is never cut off', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.goto('/');
  // Hydration must find the page as it was sent.
  await hydrated(page, true);
  for (const width of [360, 992, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const cut = await page
      .getByRole('banner')
      .locator('[data-balance]:visible')
      .first()
      .evaluate((amount) => {
        amount.textContent = '₺1.234.567,89';
        const box = amount.parentElement as HTMLElement;
        return box.scrollWidth - box.clientWidth;
      });
    expect(cut, `${width} px`).toBe(0);
  }
});

test(
  "the player's menu has all items on a phone and no notifications in the dropdown, and logs out",
  mainJourney,
  async ({ page, player, beLoggedIn, isMobile, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await summary(page, 'profile').click();
    const menu = menuOf(page, 'profile');
    await expect(menu).toContainText(player.username);
    await expect(menu).toContainText('₺0,00');
    await expect(menu.getByRole('link', { name: 'Para çek' })).toHaveAttribute('href', '/dashboard/withdraw');
    await expect(menu.getByRole('link', { name: 'Bildirimler' })).toBeVisible({ visible: isMobile });
    await menu.getByRole('button', { name: 'Çıkış yap' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  },
);

test(
  "the breadcrumb opens the player's menu on a phone, and links to the page elsewhere",
  exceptDesktopWithoutScripts,
  async ({ page, player, beLoggedIn, isMobile, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await page.goto('/preferences');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('navigation', { name: 'Buradasınız' }).getByRole('link', { name: 'Ana sayfa' }).click();
    if (isMobile) await expect(menuOf(page, 'profile').getByRole('link', { name: 'Para çek' })).toBeVisible();
    else await expect(page).toHaveURL('/');
  },
);

test(
  'a guest on a phone has the bottom bar, whose Deposit opens the login form',
  exceptDesktopWithoutScripts,
  async ({ page, isMobile, javaScriptEnabled }) => {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    const bar = page.getByRole('navigation', { name: 'Alt menü' });
    if (!isMobile) return expect(bar).toBeHidden();
    expect((await bar.boundingBox())?.height).toBe(60);
    const addresses = await bar.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([
      '/login?redirectTo=%2Fdashboard%2Fdeposit',
      '/spor',
      '/casino/slot',
      '/casino/live',
      '/support',
    ]);
    await bar.getByRole('link', { name: 'Para yatır' }).click();
    await expect(page.getByLabel('Kullanıcı adı')).toBeVisible();
  },
);

test(
  'after scrolling 100 px the wide header is lower, and the row of the main menu is hidden',
  withAndWithoutScripts,
  async ({ page, isMobile }) => {
    await page.goto('/');
    const shift = () => page.getByRole('banner').evaluate((header) => getComputedStyle(header, '::before').translate);
    // The bar of a phone is as low as its buttons from the beginning, and never moves.
    const still = isMobile ? 'none' : '0px';
    expect(await shift()).toBe(still);
    await page.evaluate(() => window.scrollTo(0, 90));
    await expect.poll(shift).toBe(still);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(shift).toBe(isMobile ? still : '0px -16px');
    if (!isMobile) await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeHidden();
  },
);

test.describe("the banner with the site's addresses", () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Adres duyurusu' });

  test(
    'names both domains, is closed by a form, and stays closed until it is switched on again',
    withAndWithoutScripts,
    async ({ page, javaScriptEnabled }) => {
      await page.goto('/');
      await hydrated(page, javaScriptEnabled);
      await expect(banner(page)).toContainText('poyra.example · Bir sonraki adresimiz: poyra2.example');
      expect((await banner(page).boundingBox())?.height).toBe(30);
      const track = banner(page).locator('p');
      expect(await track.evaluate((element) => getComputedStyle(element).animationDuration)).toBe('20s');
      await banner(page).getByRole('button', { name: 'Duyuruyu kapat' }).click();
      await expect(banner(page)).toHaveCount(0);
      await page.reload();
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(banner(page)).toHaveCount(0);
      await page.goto('/preferences');
      await page.getByRole('button', { name: 'Duyuruyu yeniden göster' }).click();
      await expect(banner(page)).toBeVisible();
    },
  );

  test('appears only on the home page, and not after another page was visited', desktopOnly, async ({ page }) => {
    await page.goto('/login');
    await expect(banner(page)).toHaveCount(0);
    await page.goto('/');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(banner(page)).toHaveCount(0);
  });

  test('does not move when reduced motion is preferred', desktopOnly, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const track = banner(page).locator('p');
    expect(await track.evaluate((element) => getComputedStyle(element).animationName)).toBe('none');
  });
});

test('a change of the style is whole at once when reduced motion is preferred', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const icon = page.locator('footer li svg').first();
  const sizes = await icon.evaluate((element) => {
    const read = () => getComputedStyle(element).fontSize;
    const before = read();
    document.documentElement.style.fontSize = '200%';
    return [before, read()];
  });
  expect(sizes).toEqual(['15px', '30px']);
});

test(
  'messages from scripts: at most five, no duplicates, removed on request',
  desktopOnly,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await page.evaluate(() => {
      const raise = (detail: object) => window.dispatchEvent(new CustomEvent('site:toast', { detail }));
      for (const type of ['error', 'success', 'warning', 'info', 'loading', 'info', 'info'])
        raise({ id: type, type, message: `A ${type}` });
      raise({ id: 'sixth', type: 'info', message: 'The sixth' });
    });
    await expect(page.locator('[data-toast]')).toHaveText([
      'A success',
      'A warning',
      'A info',
      'A loading',
      'The sixth',
    ]);
    await expect(page.getByRole('status', { name: 'Bildirimler' })).toBeVisible();
  },
);

test('a message that appears below the pointer enters, and stays there', desktopOnly, async ({ page }) => {
  await page.goto('/');
  await hydrated(page, true);
  const place = await page.getByRole('status', { name: 'Bildirimler', includeHidden: true }).boundingBox();
  if (!place) throw new Error('no place for messages');
  await page.mouse.move(place.x + place.width / 2, place.y + place.height - 20);
  await page.evaluate(() =>
    window.dispatchEvent(
      new CustomEvent('site:toast', { detail: { type: 'info', message: 'Bonusunuz hesabınıza tanımlandı.' } }),
    ),
  );
  const toast = page.locator('[data-toast=info]:hover');
  await expect(toast).toHaveCSS('opacity', '1');
  // The entering one ends a moment after the message is opaque.
  await expect
    .poll(() => toast.evaluate((element) => element.getAnimations().map(({ playState }) => playState)))
    .toEqual(['paused']);
});

test('a slow page shows that it is loading', desktopOnly, async ({ page, javaScriptEnabled }) => {
  await page.goto('/');
  await hydrated(page, javaScriptEnabled);
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/preferences?_data=*', async (route) => {
    await held;
    await route.continue();
  });
  await summary(page, 'side').click();
  await menuOf(page, 'side').getByRole('link', { name: 'Ayarlar' }).click();
  await expect(page.getByRole('progressbar', { name: 'Yükleniyor' })).toBeVisible();
  answer();
  await expect(page).toHaveURL('/preferences');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
