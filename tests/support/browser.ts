import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's Chromium, or the one that CHROMIUM_PATH names. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export const hasChromium = () => existsSync(chromiumPath);

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
