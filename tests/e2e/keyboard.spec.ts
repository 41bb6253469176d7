import type { Page } from '@playwright/test';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

const MOST_STOPS = 60;

/**
 * Presses Tab until the named element has the focus. Checks at every stop that the focus is visible and not covered
 * (WCAG 2.4.7, 2.4.11).
 */
async function tabTo(page: Page, name: RegExp | string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    expect(stop.isMarked, `${stop.name} shows that it has the focus`).toBe(true);
    expect(stop.isCovered, `${stop.name} can be seen`).toBe(false);
    if (typeof name === 'string' ? stop.name === name : name.test(stop.name)) return;
  }
  throw new Error(`No stop of the keyboard is called ${name}`);
}

/** The focused element, by its accessible name. */
async function focused(page: Page): Promise<{ name: string; isMarked: boolean; isCovered: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', isMarked: true, isCovered: false };
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent ?? '';
    const marks = [element, ...element.querySelectorAll('*')].map((one) => getComputedStyle(one));
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
    const isOnTop = points.some(([x = 0, y = 0]) => {
      const there = document.elementFromPoint(x, y);
      return there !== null && (element.contains(there) || there.contains(element) || there.closest('label') !== null);
    });
    return {
      name: name.replace(/\s+/g, ' ').trim(),
      isMarked: marks.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
      isCovered: width > 0 && !isOnTop,
    };
  });
}

test(
  'a player logs in, filters, plays, reads notifications and logs out by keyboard only',
  desktopOnly,
  async ({ page, player }) => {
    test.setTimeout(120_000);
    await page.goto('/casino/slot');
    await hydrated(page, true);

    await tabTo(page, 'İçeriğe geç');
    await tabTo(page, 'Giriş yap');
    await page.keyboard.press('Enter');
    const login = page.getByRole('dialog', { name: 'Giriş yap' });
    await expect(login.getByLabel('Kullanıcı adı')).toBeFocused();
    // The focus cycles through the dialog and the browser's own controls, and never reaches the page behind.
    for (let stops = 0; stops < 8; stops += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(() => document.activeElement?.closest('dialog, body')?.localName)).toMatch(
        /dialog|body/,
      );
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull();
    }
    await login.getByLabel('Kullanıcı adı').focus();
    await page.keyboard.type(player.username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(player.password);
    await page.keyboard.press('Enter');
    await expect(login).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText(player.username);
    await expect(page).toHaveURL('/casino/slot');

    await page.locator('body').evaluate((body) => (body.ownerDocument.activeElement as HTMLElement | null)?.blur());
    await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Popüler slotlar/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/category=slot-popular/);
    await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /Kızıl Tilki/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kızıl Tilki/);
    await page.getByRole('group', { name: 'Oyun araçları' }).getByRole('link', { name: 'Oyunu kapat' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/casino/slot');
    await hydrated(page, true);

    await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
    await tabTo(page, /^Bildirimler/);
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Bildirimler' });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    expect((await focused(page)).name).toMatch(/^Bildirimler/);

    await tabTo(page, 'Profil menüsü');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Çıkış yap');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  },
);

test(
  'client-side navigation announces the new page and moves the focus to its heading',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page, true);
    const landmarks = await page.getByRole('banner').ariaSnapshot();
    for (const said of ['link "Giriş yap"', 'link "Üye ol"', 'navigation']) expect(landmarks).toContain(said);
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Bingo' }).click();
    await expect(page).toHaveURL('/casino/bingo');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/^Bingo/);
    await expect(page.getByRole('status').first()).toBeAttached();
  },
);

test(
  'a player deposits by keyboard only, and the focus returns to where it was',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/promotions');
    await hydrated(page, true);
    await tabTo(page, 'Para yatır');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para yatır');
    await hydrated(page, true);
    await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
    await page.keyboard.press('Enter');
    await tabTo(page, /^Diğer yöntemler/);
    await page.keyboard.press('Enter');

    const dialog = page.getByRole('dialog', { name: 'Diğer yöntemler' });
    const amount = dialog.getByLabel('Tutar');
    await expect(amount).toBeFocused();
    await page.keyboard.type('5');
    await tabTo(page, 'Ad soyad');
    // The amount was too small: the field has the limit now, and says so.
    await expect(dialog.getByRole('status').getByText(/alt sınırı/)).toBeVisible();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Enter');
    // The name is missing: the focus is at the field, which says so.
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Ad soyad')).toBeFocused();
    await expect(dialog.getByLabel('Ad soyad')).toHaveAccessibleDescription(/doldurun|girin/);
    await page.keyboard.type('Ayşe Deneme');
    await tabTo(page, 'Tutar', 'Shift+Tab');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('150');
    await tabTo(page, '₺150,00 yatır');
    await page.keyboard.press('Enter');

    // Not by its text: before it opens, the form's dialog has a message with the same words.
    const receipt = page.getByRole('dialog', { name: 'İşlem dekontu' });
    await expect(receipt).toContainText('₺150,00');
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(receipt).toHaveCount(0);
    expect((await focused(page)).name).toMatch(/^Diğer yöntemler/);
  },
);

test(
  'messages cover neither the header bar nor the focused element',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/');
      await hydrated(page, true);
      await page.getByRole('link', { name: 'İçeriğe geç' }).focus();
      await raise(page, 'Bu mesaj telefonda iki satıra yayılır: bakiyeniz yenileniyor.');
      expect(await underMessages(page)).toEqual([]);
      await tabTo(page, /^Tümü/);
    }
  },
);

test('a message stays away from a field of the content that has the focus', desktopOnly, async ({ page }) => {
  await page.goto('/login');
  await hydrated(page, true);
  const top = () => page.locator('[data-toast]').evaluate((toast) => toast.getBoundingClientRect().top / innerHeight);
  await raise(page, 'Bakiyeniz yenileniyor.');
  expect(await top()).toBeGreaterThan(0.5);
  await page.locator('main [name=username]').focus();
  await expect.poll(top).toBeLessThan(0.5);
});

/** Shows a message of the type that stays longest. */
async function raise(page: Page, message: string): Promise<void> {
  await page.evaluate(
    (text) => window.dispatchEvent(new CustomEvent('site:toast', { detail: { type: 'loading', message: text } })),
    message,
  );
  const toast = page.locator('[data-toast]', { hasText: message });
  await toast.evaluate((element) => Promise.all(element.getAnimations().map(({ ready }) => ready)));
}

/** The controls of the header bar that a message covers. */
const underMessages = (page: Page) =>
  page.evaluate(() => {
    const messages = [...document.querySelectorAll('[data-toast]')].map((message) => message.getBoundingClientRect());
    return [...document.querySelectorAll('header :is(a, summary, button)')].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isUnder = messages.some(
        (box) => box.left < right && box.right > left && box.top < bottom && box.bottom > top,
      );
      return isUnder && control.checkVisibility() ? [control.outerHTML] : [];
    });
  });
