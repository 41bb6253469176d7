import { defineConfig, devices } from '@playwright/test';
import { newDataDir, testSiteMark } from './tests/support/site';
import { quickBrowserOptions } from './tests/support/browser';
import { OPERATOR_PORT, SITE_PORT } from './tests/e2e/ports';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

/** Every journey runs as four projects: desktop and phone, JavaScript on and off. */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  // On a busy CI machine one retry avoids false failures; the report lists retried tests.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  timeout: 60_000,
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: quickBrowserOptions,
    // The time zone of the players: the site shows times in the browser's time zone.
    timezoneId: 'Europe/Istanbul',
    // `page.route` does not see requests that a service worker answers. tests/integration/repeat-visits.test.ts tests the worker.
    serviceWorkers: 'block',
    // Measured: tracing every test makes the suite nearly twice as slow.
    trace: 'on-first-retry',
  },
  projects: [
    { name: 'desktop', use: desktop },
    { name: 'desktop-no-js', use: { ...desktop, javaScriptEnabled: false } },
    { name: 'phone', use: phone },
    { name: 'phone-no-js', use: { ...phone, javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node build/server/server.js',
    url: `http://localhost:${SITE_PORT}/readyz`,
    reuseExistingServer: false,
    env: {
      PORT: String(SITE_PORT),
      OPERATOR_PORT: String(OPERATOR_PORT),
      DATA_DIR: newDataDir(),
      TRUST_PROXY: 'loopback',
      ...testSiteMark(),
      LOG_LEVEL: 'warn',
      // Browsers keep the machine busy: the site must not refuse pages because of it.
      MAX_PAGE_WAIT_MS: '60000',
    },
  },
});
