import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const PACKAGES = path.resolve('node_modules');

/** Content scripts of extensions, as their packages publish them. Each is run in a page that has not run its own scripts. */
export const REAL_EXTENSIONS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'Dark Reader': async (page) => {
    await page.evaluate(readFileSync(`${PACKAGES}/darkreader/darkreader.js`, 'utf8'));
    await page.evaluate('DarkReader.enable({ brightness: 100, contrast: 90 })');
    await page.locator('style.darkreader').first().waitFor({ state: 'attached' });
  },
  "DuckDuckGo's cookie pop-up protection": async (page) => {
    const rules: unknown = JSON.parse(readFileSync(`${PACKAGES}/@duckduckgo/autoconsent/rules/rules.json`, 'utf8'));
    const config = {
      enabled: true,
      autoAction: 'optOut',
      enablePrehide: true,
      enableCosmeticRules: true,
      detectRetries: 5,
    };
    // Answers the script in place of the extension's background page.
    await page.evaluate(
      (answer) => {
        const extension = window as unknown as { autoconsentReceiveMessage(message: unknown): void };
        const autoconsentSendMessage = ({ type }: { type: string }) => {
          if (type === 'init') setTimeout(() => extension.autoconsentReceiveMessage(answer));
          return Promise.resolve();
        };
        Object.assign(window, { autoconsentSendMessage });
      },
      { type: 'initResp', config, rules },
    );
    await page.evaluate(readFileSync(`${PACKAGES}/@duckduckgo/autoconsent/dist/autoconsent.playwright.js`, 'utf8'));
    await page.locator('#autoconsent-prehide, #autoconsent-css-rules').first().waitFor({ state: 'attached' });
  },
};
