import { chromium, type Browser, type LaunchOptions } from 'playwright';
import { timedStartUp } from './start-ups';
import { tools } from './tools';

/** Launch options: no sandbox (a root user in a container has none), and no background requests. */
export const browserOptions: LaunchOptions = {
  executablePath: tools.chromium.path,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** For long journeys. Tests that count bytes or use the browser's caches need the full browser. */
export const quickBrowserOptions: LaunchOptions = { ...browserOptions, executablePath: tools.headlessShell.path };

/** For journeys in which pictures make no difference: drawing them takes a third of the time of a page. */
export const pictureless: LaunchOptions = {
  ...quickBrowserOptions,
  args: [...(quickBrowserOptions.args ?? []), '--blink-settings=imagesEnabled=false'],
};

export const launchBrowser = (options: LaunchOptions = quickBrowserOptions): Promise<Browser> =>
  timedStartUp('browser', () => chromium.launch(options));
