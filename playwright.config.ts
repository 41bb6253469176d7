import { defineConfig, devices } from '@playwright/test';
import { newDataDir, testOperator, testSiteMark } from './tests/support/site';
import { pictureless } from './tests/support/browser';
import { OPERATOR_PORT, SITE_PORT } from './tests/e2e/ports';
import { testsOf } from './tests/e2e/projects';

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * The projects: desktop and phone, JavaScript on and off. A test names those in which it runs (tests/e2e/projects.ts);
 * without a name it runs in all.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: !!process.env.CI,
  retries: 0,
  workers: 2,
  timeout: 180_000,
  // The first pages of a site that has just started take seconds on a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['html', { open: 'never' }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${SITE_PORT}`,
    launchOptions: pictureless,
    // The time zone of the players: the site shows times in the browser's time zone.
    timezoneId: 'Europe/Istanbul',
    // `page.route` does not see requests that a service worker answers. tests/integration/repeat-visits.test.ts tests the worker.
    serviceWorkers: 'block',
    // Tracing every test makes the suite nearly twice as slow. For one test: --trace on.
    trace: 'off',
  },
  projects: [
    { name: 'desktop', grep: testsOf('desktop'), use: desktop },
    { name: 'desktop-no-js', grep: testsOf('desktop-no-js'), use: { ...desktop, javaScriptEnabled: false } },
    { name: 'phone', grep: testsOf('phone'), use: phone },
    { name: 'phone-no-js', grep: testsOf('phone-no-js'), use: { ...phone, javaScriptEnabled: false } },
  ],
  webServer: {
    command: 'node build/server/server.js',
    url: `http://localhost:${SITE_PORT}/readyz`,
    reuseExistingServer: false,
    timeout: 180_000,
    env: {
      PORT: String(SITE_PORT),
      OPERATOR_PORT: String(OPERATOR_PORT),
      DATA_DIR: newDataDir(),
      TRUST_PROXY: 'loopback',
      ...testOperator,
      ...testSiteMark(),
      LOG_LEVEL: 'warn',
      // Browsers keep the machine busy: the site must not refuse pages because of it.
      MAX_PAGE_WAIT_MS: '60000',
    },
  },
});
