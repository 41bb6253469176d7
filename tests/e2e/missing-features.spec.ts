import type { Locator } from '@playwright/test';
import { desktopOnly } from './projects';
import { expect, test } from './test';

/** A place of the browser's interfaces, such as `navigator.locks`. `throwing` fails when it is used, others are missing. */
const FEATURES = [
  'localStorage throwing',
  'sessionStorage throwing',
  'indexedDB',
  'caches',
  'BroadcastChannel',
  'MessageChannel',
  'Worker',
  'SharedWorker',
  'WebSocket',
  'fetch',
  'fetch throwing',
  'IntersectionObserver',
  'ResizeObserver',
  'MutationObserver',
  'PerformanceObserver',
  'crypto.subtle',
  'crypto.randomUUID',
  'PublicKeyCredential',
  'navigator.credentials',
  'navigator.sendBeacon',
  'navigator.locks',
  'navigator.serviceWorker',
  'navigator.clipboard',
  'navigator.userAgentData',
  'Intl.RelativeTimeFormat',
  'Intl.DateTimeFormat throwing',
  'Intl.NumberFormat throwing',
  'Intl.PluralRules',
  'HTMLDialogElement.prototype.showModal',
  'HTMLElement.prototype.showPopover',
  'HTMLElement.prototype.togglePopover',
  'HTMLFormElement.prototype.requestSubmit',
  'matchMedia',
  'history.pushState throwing',
  'history.replaceState throwing',
  'requestIdleCallback',
  'scheduler',
  'trustedTypes',
  'structuredClone',
  'AbortController',
  'AbortSignal.timeout',
  'URL.canParse',
  'Element.prototype.checkVisibility',
  'Element.prototype.scrollIntoView throwing',
  'Array.prototype.at',
  'Object.hasOwn',
];

function takeAway(feature: string): void {
  const [path = '', isThrowing] = feature.split(' ');
  const names = path.split('.');
  const last = names.pop() ?? '';
  const owner = names.reduce<Record<string, unknown>>(
    (object, name) => (object[name] ?? {}) as Record<string, unknown>,
    window as unknown as Record<string, unknown>,
  );
  const refuse = () => {
    throw new DOMException(`No ${path} here.`, 'SecurityError');
  };
  const isStorage = last.endsWith('Storage');
  // A property of a prototype would come back.
  delete owner[last];
  Object.defineProperty(
    owner,
    last,
    isThrowing && isStorage
      ? { configurable: true, get: refuse }
      : { configurable: true, writable: true, value: isThrowing ? refuse : undefined },
  );
}

/** Sends a form, and once more where the first press was told that no answer came. */
async function send(form: Locator, done: Locator): Promise<void> {
  const button = form.locator('button[type=submit]:not([formnovalidate], [hidden])');
  await button.click();
  await expect(done.or(form.getByRole('alert')).first()).toBeVisible();
  if (!(await done.isVisible())) await button.click();
  await expect(done).toBeVisible();
}

const TYPED = 'Kuponum hâlâ gelmedi.';

for (const feature of FEATURES)
  test(
    `a player logs in and writes a ticket without ${feature}`,
    desktopOnly,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/./);
      await page.addInitScript(takeAway, feature);
      await page.goto('/login', { waitUntil: 'networkidle' });
      const login = page.getByRole('main').locator('form:has([name=password])');
      await login.locator('[name=username]').fill(player.username);
      await login.locator('[name=password]').fill(player.password);
      await send(login, page.getByRole('banner').getByText('₺').first());
      await page.goto('/ticket', { waitUntil: 'networkidle' });
      const ticket = page.getByRole('main').locator('form:has(textarea)');
      await ticket.locator('[name=subject]').fill('Kupon');
      await ticket.locator('[name=message]').fill(TYPED);
      await send(ticket, page.getByRole('main').getByText(TYPED));
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('body')).not.toContainText(/Application Error|TypeError|at .+\.js:\d/);
    },
  );
