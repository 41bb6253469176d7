import type { Browser, LaunchOptions } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser, quickBrowserOptions } from './browser';
import { standIn } from './stand-in';

/** By launch options. The files of a worker run in one process, one after the other. */
const browsers = new Map<string, Promise<Browser>>();

/** The worker's browser, for files whose tests open contexts of their own. It ends with the worker. */
export function sharedBrowser(options: LaunchOptions = quickBrowserOptions): Browser {
  let browser: Browser;
  beforeAll(async () => {
    browser = await runningBrowser(options);
  });
  afterAll(() => Promise.all(browser.contexts().map((context) => context.close())));
  return standIn(() => browser);
}

async function runningBrowser(options: LaunchOptions): Promise<Browser> {
  const key = JSON.stringify(options);
  const known = await browsers.get(key);
  if (known?.isConnected()) return known;
  const launching = launchBrowser(options);
  browsers.set(key, launching);
  return launching;
}
