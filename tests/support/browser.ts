import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export const hasChromium = () => existsSync(chromiumPath);

/**
 * Chromium without a window: takes two thirds of the processor time, has no back/forward cache, and loads lazy pictures
 * from further away.
 */
export const headlessShellPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = () => existsSync(headlessShellPath);

/** Launch options: no sandbox (a root user in a container has none), and no background requests. */
export const browserOptions: LaunchOptions = {
  executablePath: chromiumPath,
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
export const quickBrowserOptions: LaunchOptions = { ...browserOptions, executablePath: headlessShellPath };
