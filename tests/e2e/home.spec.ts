import type { Page } from '@playwright/test';
import { desktopOnly, desktopWithoutScripts, phoneAndDesktopWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const banner = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Öne çıkanlar' });
const footer = (page: Page) => page.getByRole('contentinfo');

test('says what there is to play, and leads to it', withAndWithoutScripts, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('link', { name: /^Üye olun/ })).toHaveAttribute('href', '/register');
  const matches = page.getByRole('region', { name: 'Maçlar' }).getByRole('listitem');
  await expect(matches).toHaveCount(8);
  await expect(matches.first()).toContainText(/\d,\d\d/);
  await expect(page.getByRole('region', { name: 'Jackpotlar' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('region', { name: 'Popüler slotlar' }).getByRole('listitem')).toHaveCount(10);
  await expect(page.getByRole('link', { name: 'Tümünü gör: Canlı masalar' })).toHaveAttribute('href', '/casino/live');
});

for (const who of ['guest', 'player'] as const)
  for (const [width, height] of [
    [360, 740],
    [1_440, 900],
  ] as const)
    for (const locale of ['tr', 'en', 'de'])
      test(
        `shows two rows of games above the fold: ${who}, ${width} px, ${locale}`,
        phoneAndDesktopWithoutScripts,
        async ({ page, context, player, beLoggedIn, baseURL }) => {
          await context.addCookies([{ name: 'language', value: locale, url: baseURL ?? '' }]);
          await page.setViewportSize({ width, height });
          if (who === 'player') {
            await player.call('bonus/promocode', { code: 'POYRA50' });
            await beLoggedIn(player);
          }
          await page.goto('/');
          expect(await page.evaluate(rowsAboveTheFold)).toBeGreaterThanOrEqual(2);
        },
      );

test('has a banner of at most 200 px beside what leads it, on every wide screen', desktopOnly, async ({ page }) => {
  await page.goto('/');
  for (const width of [768, 991, 992, 1_199, 1_200, 1_440, 1_920]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await banner(page).boundingBox();
    expect(box?.height, `${width} px`).toBeLessThanOrEqual(200);
  }
});

test(
  'is read by the keyboard as a phone shows it: two rows of games, then the banner',
  desktopOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.keyboard.press('Escape');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Üye olun/ })
      .focus();
    const focused = () =>
      page.evaluate(
        () =>
          document.activeElement?.closest('section')?.ariaLabel ??
          document.activeElement?.closest('section')?.getAttribute('aria-labelledby'),
      );
    const read: unknown[] = [];
    for (let presses = 0; presses < 60 && read.at(-1) !== 'Öne çıkanlar'; presses += 1) {
      await page.keyboard.press('Tab');
      const section = await focused();
      if (section !== read.at(-1)) read.push(section);
    }
    expect(read).toEqual(['row-slots', 'row-jackpots', 'Öne çıkanlar']);
  },
);

/** How many rows have games whose pictures are whole in the first screen, above the bar at its end. */
function rowsAboveTheFold(): number {
  const bars = [...document.querySelectorAll('body nav')].filter((each) => getComputedStyle(each).position === 'fixed');
  const fold = Math.min(innerHeight, ...bars.map((bar) => bar.getBoundingClientRect().top || innerHeight));
  const pictures = [...document.querySelectorAll('main section li img[width="300"]')];
  const inSight = pictures.filter((picture) => picture.getBoundingClientRect().bottom <= fold);
  return new Set(inSight.map((picture) => picture.closest('section'))).size;
}

test('keeps the jackpots current while they are in view', desktopOnly, async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  await hydrated(page, true);
  const first = page.getByRole('region', { name: 'Jackpotlar' }).locator('[data-jackpot]').first();
  const key = (await first.getAttribute('data-jackpot')) ?? '';
  await page.route('**/jackpots', (route) => route.fulfill({ json: { [key]: '₺9.999.999,99' } }));
  await first.scrollIntoViewIfNeeded();
  // The script loads some seconds after the page, and reads every fifteen seconds.
  await expect
    .poll(async () => {
      await page.clock.runFor(5_000);
      return first.textContent();
    })
    .toBe('₺9.999.999,99');
});

test(
  'shows the forty largest wins with their currency, in a list that scrolls by keyboard',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/');
    const list = page.getByRole('region', { name: 'En çok kazananlar' }).getByRole('list');
    await expect(list.getByRole('listitem')).toHaveCount(40);
    await expect(list.getByRole('listitem').first()).toContainText(/₺[\d.]+,\d\d$/);
    await list.focus();
    await page.keyboard.press('End');
    await expect(list.getByRole('listitem').last()).toBeInViewport();
  },
);

test.describe('the carousel', () => {
  test('scrolls from slide to slide without JavaScript', withAndWithoutScripts, async ({ page }) => {
    await page.goto('/');
    const slides = banner(page).getByRole('listitem');
    await slides.nth(0).scrollIntoViewIfNeeded();
    await expect(slides.nth(0)).toBeInViewport({ ratio: 0.9 });
    await banner(page).getByRole('list').focus();
    await page.keyboard.press('ArrowRight');
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await expect(slides.nth(0)).not.toBeInViewport();
  });

  test('advances by itself every five seconds until it is stopped', desktopOnly, async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const slides = banner(page).getByRole('listitem');
    const stop = banner(page).getByRole('button', { name: 'Hareketi durdur' });
    await stop.waitFor();
    await page.clock.runFor(5_100);
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await stop.click();
    const start = banner(page).getByRole('button', { name: 'Hareketi başlat' });
    await expect(start).toBeVisible();
    await page.mouse.move(0, 0);
    // Longer than one interval: a carousel that was not stopped would have advanced.
    await page.clock.runFor(6_000);
    await expect(slides.nth(2)).not.toBeInViewport();
    await expect(slides.nth(1)).toBeInViewport({ ratio: 0.9 });
    await start.click();
    await page.mouse.move(0, 0);
    await page.clock.runFor(5_100);
    await expect(slides.nth(2)).toBeInViewport({ ratio: 0.9 });
  });

  test(
    'does not advance by itself when reduced motion is preferred',
    desktopOnly,
    async ({ page, javaScriptEnabled }) => {
      await page.clock.install();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const pieces: string[] = [];
      page.on('request', (request) => pieces.push(request.url()));
      await page.goto('/');
      await hydrated(page, javaScriptEnabled);
      const decided = page.waitForEvent('requestfinished', (request) => /autoplay/.test(request.url()));
      await page.clock.runFor(5_100);
      await decided;
      await page.clock.runFor(6_000);
      await expect(banner(page).getByRole('listitem').first()).toBeInViewport({ ratio: 0.9 });
      expect(pieces.filter((url) => /swiper|\.webm/.test(url))).toEqual([]);
      await expect(page.getByRole('button', { name: 'Hareketi durdur' })).toHaveCount(0);
    },
  );
});

test(
  'the video plays muted and in a loop, without controls, and can be stopped',
  phoneAndDesktopWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    const part = page.getByRole('region', { name: 'Canlı casino' });
    await part.scrollIntoViewIfNeeded();
    const video = part.locator('video');
    await video.waitFor({ timeout: 20_000 });
    await expect(video).toHaveJSProperty('loop', true);
    await expect(video).toHaveJSProperty('muted', true);
    await expect(video).toHaveJSProperty('controls', false);
    await expect(video).toHaveJSProperty('paused', false);
    if (javaScriptEnabled === false) return;
    await part.getByRole('button', { name: 'Hareketi durdur' }).click();
    await expect(video).toHaveJSProperty('paused', true);
  },
);

test('lite mode has no video, but every other part', desktopWithoutScripts, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lite', value: '1', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.locator('video')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'En çok kazananlar' })).toBeVisible();
});

test.describe('the footer', () => {
  test(
    'has the sports, the casino, the pages, the contacts and the socials',
    withAndWithoutScripts,
    async ({ page }) => {
      await page.goto('/login');
      const links = (name: string) => footer(page).getByRole('navigation', { name }).getByRole('link');
      const hrefs = (name: string) =>
        links(name).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
      expect(await hrefs('Oyunlar')).toEqual([
        '/spor',
        '/livespor',
        '/esports',
        '/casino/slot',
        '/casino/live',
        '/casino/tvbets',
        '/casino/games',
      ]);
      expect(await hrefs('Bilgi')).toContain('/pages/1');
      await expect(links('Hızlı iletişim')).toHaveText([
        'Telegram #1',
        'Telegram #2',
        'WhatsApp #1',
        'WhatsApp #2',
        'WhatsApp #3',
        'WhatsApp #4',
      ]);
      await expect(links('Sosyal medya')).toHaveText(['Telegram', 'Twitter', 'Instagram', 'YouTube']);
      for (const link of await links('Sosyal medya').all()) {
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        await expect(link).toHaveAttribute('target', '_blank');
      }
      await expect(footer(page)).toContainText('18+');
      await expect(footer(page)).toContainText('Kumar bağımlılık yapabilir, lütfen sorumlu oynayın');
      await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Poyra`);
      await expect(footer(page).getByRole('img', { name: 'Lisans' })).toBeVisible();
    },
  );

  test(
    'shows nine payment methods and twelve providers, three or seven at a time',
    withAndWithoutScripts,
    async ({ page, isMobile }) => {
      await page.goto('/login');
      for (const [name, count] of [
        ['Ödeme yöntemleri', 9],
        ['Oyun sağlayıcıları', 12],
      ] as const) {
        const logos = footer(page).getByRole('region', { name }).getByRole('listitem');
        await expect(logos).toHaveCount(count);
        await logos.first().scrollIntoViewIfNeeded();
        const shown = isMobile ? 3 : 7;
        await expect(logos.nth(shown - 1)).toBeInViewport({ ratio: 0.95 });
        await expect(logos.nth(shown)).not.toBeInViewport({ ratio: 0.1 });
      }
    },
  );

  test('scrolls the logos when they are visible, and stops', desktopOnly, async ({ page, javaScriptEnabled }) => {
    await page.clock.install();
    await page.goto('/login');
    await hydrated(page, javaScriptEnabled);
    const logos = footer(page).getByRole('region', { name: 'Oyun sağlayıcıları' });
    await logos.scrollIntoViewIfNeeded();
    await page.clock.runFor(5_100);
    const stop = logos.getByRole('button', { name: 'Hareketi durdur' });
    await stop.waitFor();
    await page.clock.runFor(2_500);
    await expect(logos.getByRole('listitem').first()).not.toBeInViewport();
    await stop.click();
    await expect(logos.getByRole('button', { name: 'Hareketi başlat' })).toBeVisible();
  });
});
