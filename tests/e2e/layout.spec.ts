import type { Locator, Page } from '@playwright/test';
import { gameIn } from './game-page';
import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { expect, failedForm, fillLogin, hydrated, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };
const PHONE = { width: 360, height: 740 };

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
const sidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Menu labels and quick links. */
const MENUS = 'body > div nav a span, main nav a span, [data-menu] nav a span';

/** The words of labels that are drawn in two pieces. */
const brokenWords = (page: Page, labels = MENUS) =>
  page.evaluate((selector) => {
    const texts = [...document.querySelectorAll(selector)].flatMap((label) =>
      label.checkVisibility() ? [...label.childNodes] : [],
    );
    return texts.flatMap((text) => {
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        // A hyphen that is part of the word may end a line.
        const start = index + (word.indexOf('-') + 1);
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : [];
      });
    });
  }, labels);

for (const language of ['tr', 'en']) {
  test(`menus never break a word, in ${language}`, desktopOnly, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    await page.goto('/');
    await hydrated(page, true);
    for (const width of [992, 1024, 1100, 1199, 1200]) {
      await page.setViewportSize({ width, height: 768 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
      expect(await sidewaysScroll(page), `${width} px`).toBe(0);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await brokenWords(page), 'the home page at 320 px').toEqual([]);
    await page.locator('[data-menu=side] > summary').click();
    expect(await brokenWords(page), 'the side menu at 320 px').toEqual([]);
  });
}

for (const language of ['tr', 'en', 'de'])
  test(
    `buttons and filters of a phone never break a word, in ${language}`,
    desktopOnly,
    async ({ page, context, beLoggedIn, baseURL }) => {
      await beLoggedIn(DEMO);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto('/dashboard');
        expect(await brokenWords(page, 'main :is(a, button)'), `the account at ${width} px`).toEqual([]);
        await page.goto('/casino/slot');
        await hydrated(page, true);
        await page.locator('[popovertarget=lobby-filters]').first().click();
        for (const menu of await page.locator('#lobby-filters summary').all()) {
          await menu.click();
          expect(await brokenWords(page, '#lobby-filters *'), `${width} px`).toEqual([]);
        }
      }
    },
  );

/** Labels that are drawn less than three pixels from the edge of their link or button. */
const crampedLabels = (page: Page) =>
  page.evaluate(() => {
    const places = [...document.querySelectorAll('main nav a, [aria-label="Alt menü"] a, footer button')];
    return places.flatMap((place) => {
      const box = place.getBoundingClientRect();
      const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      const text = texts.nextNode();
      if (!text || !place.checkVisibility()) return [];
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const nearest = Math.min(left - box.left, box.right - right, top - box.top, box.bottom - bottom);
      return nearest < 3 ? [`${text.nodeValue}: ${nearest.toFixed(1)} px`] : [];
    });
  });

const JACKPOTS = 'main a b[translate=no]';

test('jackpots of seven figures stand on one line of a phone', desktopOnly, async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  for (const language of ['tr', 'en', 'de']) {
    for (const lite of ['0', '1']) {
      await context.addCookies([
        { name: 'language', value: language, url },
        { name: 'lite', value: lite, url },
      ]);
      for (const path of ['/', '/search?q=jackpot']) {
        await page.goto(path);
        for (const width of [320, 360]) {
          await page.setViewportSize({ width, height: 740 });
          await expect(page.locator(JACKPOTS)).not.toHaveCount(0);
          const broken = await brokenWords(page, JACKPOTS);
          expect(broken, `${path} at ${width} px, ${language}, lite ${lite}`).toEqual([]);
        }
      }
    }
  }
});

test('labels keep off the edges of their links and buttons', desktopOnly, async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 360, 768, 992, 1024, 1200]) {
    await page.setViewportSize({ width, height: 768 });
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await crampedLabels(page), `${width} px`).toEqual([]);
  }
});

test('the fields of the registration stand in lines', desktopOnly, async ({ page }) => {
  await page.goto('/register');
  const pairs = [
    ['name', 'surname'],
    ['birthDay', 'PersonalNo'],
    ['email', 'phone'],
    ['password', 'password2'],
  ];
  for (const [left, right] of pairs)
    expect(await topOf(page.locator(`main [name=${left}]`)), left).toBe(
      await topOf(page.locator(`main [name=${right}]`)),
    );
});

test(
  'a form without JavaScript has no empty place for the reason of a disabled button',
  phoneWithoutScripts,
  async ({ page }) => {
    await page.goto('/call-me');
    const button = await page.getByRole('main').getByRole('button', { name: 'Gönder' }).boundingBox();
    const form = await page.locator('main form').last().boundingBox();
    const below = (form?.y ?? NaN) + (form?.height ?? NaN) - (button?.y ?? NaN) - (button?.height ?? NaN);
    expect(below).toBeLessThan(24);
  },
);

test(
  'account pages of a phone begin with their content, and their tables never scroll sideways',
  withAndWithoutScripts,
  async ({ page, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(DEMO);
    for (const path of ['financial-activities', 'game-history', 'bonuses', 'session-history']) {
      await page.setViewportSize(PHONE);
      await page.goto(`/dashboard/${path}`);
      await hydrated(page, javaScriptEnabled);
      expect(await topOf(page.locator('tbody tr, main article').first()), path).toBeLessThan(400);
      for (const width of [992, 1024, 1199]) {
        await page.setViewportSize({ width, height: 768 });
        expect(await sidewaysScroll(page), `${path} at ${width} px`).toBe(0);
      }
    }
    await page.setViewportSize(PHONE);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    const back = page.getByRole('navigation', { name: 'Buradasınız' });
    expect((await back.boundingBox())?.height).toBeLessThan(45);
  },
);

test('the sports page of a phone shows the first odds', desktopOnly, async ({ page, beLoggedIn }) => {
  await page.setViewportSize(PHONE);
  for (const who of ['guest', 'player']) {
    if (who === 'player') await beLoggedIn(DEMO);
    await page.goto('/spor');
    // The match may be closed for now.
    const odds = page.getByRole('main').locator('li:has(a[href*="/spor/event/"]) > div').first();
    await odds.waitFor();
    expect(await topOf(odds), who).toBeLessThan(420);
  }
});

test('a phone in landscape keeps seven tenths of its height for the content', desktopOnly, async ({ page }) => {
  await page.goto('/promotions');
  for (const size of [
    { width: 740, height: 360 },
    { width: 932, height: 430 },
    { width: 1024, height: 449 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.evaluate(() => window.scrollTo(0, 300));
    const taken = await page.evaluate(() => {
      const bars = [...document.querySelectorAll('body > nav, body header, body header + nav')];
      const heights = bars.map((bar) => {
        const { top, bottom } = bar.getBoundingClientRect();
        const isShown = getComputedStyle(bar).visibility === 'visible';
        return isShown ? Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) : 0;
      });
      return heights.reduce((sum, height) => sum + height, 0);
    });
    expect(taken / size.height, `${size.width} × ${size.height}`).toBeLessThanOrEqual(0.3);
  }
});

test(
  "the bottom bar is in reach of a player's open menu, and a tap on it closes the menu",
  desktopOnly,
  async ({ page, beLoggedIn }) => {
    await page.setViewportSize({ width: 360, height: 500 });
    await beLoggedIn(DEMO);
    await page.goto('/promotions');
    await hydrated(page, true);
    for (const menu of ['profile', 'side']) {
      await page.locator(`[data-menu=${menu}] > summary`).click();
      await expect(page.locator(`[data-menu=${menu}]`)).toHaveAttribute('open');
      await page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link', { name: 'Slot' }).click();
      await expect(page).toHaveURL('/casino/slot');
      await expect(page.locator(`[data-menu=${menu}]`)).not.toHaveAttribute('open');
    }
  },
);

test('messages are above the bottom bar, and never over the heading', desktopOnly, async ({ page }) => {
  await page.goto('/promotions');
  await hydrated(page, true);
  await page.evaluate(() => {
    const message = 'Bu mesaj telefonda iki satıra yayılır: bakiyeniz yenileniyor.';
    window.dispatchEvent(new CustomEvent('site:toast', { detail: { type: 'loading', message } }));
  });
  const toast = page.locator('[data-toast]');
  await toast.waitFor();
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    await page.setViewportSize(size);
    const box = await page.locator('[role=status]:has(> [data-toast])').boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    const bar = await page.getByRole('navigation', { name: 'Alt menü', includeHidden: true }).boundingBox();
    expect(box?.y).toBeGreaterThan((heading?.y ?? NaN) + (heading?.height ?? NaN));
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? size.height);
  }
});

test(
  "a failed form's message is no toast, and a toast covers neither heading nor form",
  withScripts,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const failure = failedForm(400, 'Hesabınız geçici olarak kapalı. '.repeat(9));
    await page.route(
      (url) => url.pathname === '/login',
      (route) => (route.request().method() === 'POST' ? route.fulfill(failure) : route.continue()),
    );
    for (const place of ['page', 'dialog'] as const) {
      await page.goto(place === 'page' ? '/login' : '/pages/1');
      await hydrated(page, true);
      if (place === 'dialog') await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
      const box = page.getByRole(place === 'page' ? 'main' : 'dialog');
      await box.getByLabel('Kullanıcı adı').waitFor();
      await fillLogin(page, 'demo', 'demo1234');
      await expect(box.getByRole('alert')).toBeFocused();
      const toast = page.locator('[data-toast]');
      await expect(toast).toHaveCount(0);
      await page.evaluate(() => {
        const message = 'Giriş yapılıyor';
        window.dispatchEvent(new CustomEvent('site:toast', { detail: { type: 'loading', message } }));
      });
      // It has entered, and does not leave while it is measured.
      await toast.evaluate((element) => {
        for (const animation of element.getAnimations()) {
          animation.pause();
          animation.currentTime = 1_000;
        }
      });
      const { y = NaN, height = NaN } = (await toast.boundingBox()) ?? {};
      expect(await topOf(box.getByRole('heading').first())).toBeGreaterThanOrEqual(y + height);
      expect(await topOf(box.getByRole('alert'))).toBeGreaterThanOrEqual(y + height);
    }
  },
);

test(
  'wide screens are used up to 1,800 px, and narrow pages share one column',
  desktopOnly,
  async ({ page, beLoggedIn }) => {
    for (const width of [1920, 2560]) {
      await page.setViewportSize({ width, height: 1080 });
      await page.goto('/casino/slot');
      const columns = await page
        .getByRole('main')
        .getByRole('list')
        .filter({ has: page.getByRole('listitem').nth(15) })
        .evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length);
      expect(columns).toBeGreaterThanOrEqual(9);
      expect(columns).toBeLessThanOrEqual(11);
      expect((await page.getByRole('main').boundingBox())?.width).toBe(1800);
    }
    const columns = new Set<string>();
    for (const path of ['/preferences', '/safer-play', '/support', '/login']) {
      await page.goto(path);
      const box = await page.getByRole('main').boundingBox();
      columns.add(`${box?.x} ${box?.width}`);
      expect((box?.x ?? 0) * 2 + (box?.width ?? 0), path).toBe(2560);
    }
    expect(columns.size).toBe(1);
    await beLoggedIn(DEMO);
    await page.goto('/notifications');
    const [card, heading] = [page.getByRole('main').locator('h1 + *'), page.getByRole('heading', { level: 1 })];
    const starts = async () => [(await heading.boundingBox())?.x, (await card.boundingBox())?.x];
    const [start] = await starts();
    expect(await starts()).toEqual([start, start]);
    // Beside the account menu, as the account's own pages.
    await page.goto('/dashboard');
    expect(await starts()).toEqual([start, start]);
  },
);

test(
  'cards of tickets have the same space above their titles on a phone',
  desktopOnly,
  async ({ page, beLoggedIn }) => {
    await page.setViewportSize(PHONE);
    await beLoggedIn(DEMO);
    await page.goto('/ticket');
    const spaces = await page.locator('tbody tr').evaluateAll((cards) =>
      cards.map((card) => {
        const text = document.createRange();
        text.selectNodeContents(card.querySelector('a') as Element);
        return Math.round(text.getBoundingClientRect().top - card.getBoundingClientRect().top);
      }),
    );
    expect(spaces.length).toBeGreaterThan(2);
    expect(new Set(spaces).size).toBe(1);
  },
);

test('the terms begin high on a phone, with the menu of the pages below', desktopOnly, async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/pages/1');
  expect(await topOf(page.getByRole('heading', { level: 1 }))).toBeLessThan(300);
  await expect(page.getByRole('navigation', { name: 'Bilgi sayfaları' })).toBeVisible();
});

test(
  'the home page is idle while its banner advances, and one button stops all that moves',
  desktopOnly,
  async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => {
      const request = window.requestAnimationFrame.bind(window);
      Object.assign(window, { framesAsked: 0 });
      window.requestAnimationFrame = (callback) => {
        Object.assign(window, { framesAsked: framesAsked() + 1 });
        return request(callback);
      };
      const framesAsked = () => (window as unknown as { framesAsked: number }).framesAsked;
    });
    const framesAsked = () => page.evaluate(() => (window as unknown as { framesAsked: number }).framesAsked);
    await page.goto('/');
    const banner = page.getByRole('region', { name: 'Öne çıkanlar' });
    const stop = banner.getByRole('button', { name: 'Hareketi durdur' });
    await hydrated(page, true);
    await page.clock.runFor(5_100);
    await stop.waitFor();
    const before = await framesAsked();
    await page.clock.runFor(2_000);
    expect((await framesAsked()) - before).toBeLessThan(10);

    await stop.click();
    await page.mouse.move(600, 800);
    const moving = () =>
      page.evaluate(
        () =>
          document
            .getAnimations()
            .filter(({ timeline, playState }) => timeline instanceof DocumentTimeline && playState === 'running')
            .length,
      );
    await expect.poll(moving).toBe(0);
  },
);

test('a game shows no second toolbar below that of the site', desktopOnly, async ({ page, beLoggedIn }) => {
  await page.setViewportSize(PHONE);
  await beLoggedIn(DEMO);
  await page.goto('/casino/slot');
  await hydrated(page, true);
  await page.getByRole('main').locator('a[data-game]').first().click();
  const tools = page.getByRole('dialog').getByRole('group');
  const inside = gameIn(page);
  await inside.locator('.stage').waitFor();
  const end = (await topOf(tools)) + ((await tools.boundingBox())?.height ?? NaN);
  expect((await topOf(inside.locator('.stage'))) - end).toBeLessThan(5);
});

test('the link to more games stands in the rest of the last line', desktopOnly, async ({ page }) => {
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/casino/slot');
    const last = await page.getByRole('region', { name: 'Oyunlar' }).getByRole('listitem').last().boundingBox();
    const more = await page.getByRole('link', { name: 'Daha fazla oyun göster' }).boundingBox();
    if (!last || !more) throw new Error('No list or no link');
    expect(more.x, `${width} px`).toBeGreaterThan(last.x + last.width);
    expect(more.y, `${width} px`).toBeGreaterThan(last.y);
    expect(more.y + more.height, `${width} px`).toBeLessThan(last.y + last.height);
  }
});

test('popular games of the search fill whole lines', desktopOnly, async ({ page }) => {
  await page.goto('/search');
  for (const width of [320, 360, 600, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const lines = await page
      .getByRole('region', { name: 'Sevilen oyunlar' })
      .getByRole('listitem')
      .evaluateAll((tiles) =>
        tiles.reduce<Record<string, number>>((found, tile) => {
          const { top } = tile.getBoundingClientRect();
          return { ...found, [top]: (found[top] ?? 0) + 1 };
        }, {}),
      );
    expect(new Set(Object.values(lines)).size, `${width} px: ${JSON.stringify(lines)}`).toBe(1);
  }
});

test(
  "a guest's header keeps its links whole and on one line at 320 px, and whole with large text",
  desktopOnly,
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/casino/slot');
    const links = [
      page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }),
      page.getByRole('banner').getByRole('link', { name: 'Üye ol' }),
    ];
    for (const link of links) expect((await link.boundingBox())?.height).toBeLessThan(48);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    for (const link of links) await expect(link).toBeInViewport({ ratio: 1 });
  },
);
