import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { timedStartUp } from './start-ups';
import { tools } from './tools';

/** Whether Playwright's installer has been run: without a path, it finds its own browser. */
const isPlaywrightsOwnInstalled = () => existsSync(chromium.executablePath());

/** How to launch Chromium: that of CHROMIUM_PATH, of Playwright, or of the system, in this order. Null without any. */
export function findBrowser(): Pick<LaunchOptions, 'executablePath'> | null {
  const named = process.env['CHROMIUM_PATH'];
  if (named === undefined && isPlaywrightsOwnInstalled()) return {};
  const candidates = named === undefined ? [tools.headlessShell.path, tools.chromium.path] : [named];
  const executablePath = candidates.find((path) => existsSync(path));
  return executablePath === undefined ? null : { executablePath };
}

/** Launch options: no sandbox (a root user in a container has none), and no background requests. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The full browser: with a back/forward cache and pictures in view only. Tests that need it are of the second tier. */
export const browserOptions: LaunchOptions = {
  executablePath: tools.chromium.path,
  args,
};

/** For journeys. Tests that count bytes or use the browser's caches need the full browser. */
export const quickBrowserOptions: LaunchOptions = {
  ...(findBrowser() ?? { executablePath: tools.headlessShell.path }),
  args,
};

/** For journeys in which pictures make no difference: drawing them takes a third of the time of a page. */
export const pictureless: LaunchOptions = {
  ...quickBrowserOptions,
  args: [...args, '--blink-settings=imagesEnabled=false'],
};

export const launchBrowser = (options: LaunchOptions = quickBrowserOptions): Promise<Browser> =>
  timedStartUp('browser', () => chromium.launch(options));
