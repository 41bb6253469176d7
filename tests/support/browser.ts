import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export const hasChromium = () => existsSync(chromiumPath);

/** The same without a window to draw: two thirds of the processor's time. Without a back/forward cache, and with pictures loaded from further away. */
export const headlessShellPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';

export const hasHeadlessShell = () => existsSync(headlessShellPath);

/** Starts quietly: no sandbox for a root user in a container, and no calls home. */
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

/** For the many journeys; what counts bytes or looks at the browser's own caches takes the whole browser. */
export const quickBrowserOptions: LaunchOptions = { ...browserOptions, executablePath: headlessShellPath };
