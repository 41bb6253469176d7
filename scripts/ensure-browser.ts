import { execFileSync } from 'node:child_process';
import { chromiumPath, hasChromium } from '../tests/support/browser';

/** The end-to-end tests drive Chromium as Debian packages it: installed here when it is not there. */
if (!hasChromium()) {
  console.log(`No browser at ${chromiumPath}: installing Debian's chromium.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { stdio: 'inherit' });
  } catch {
    console.error('Could not install it. Install Chromium, and name it with CHROMIUM_PATH if it is elsewhere.');
    process.exit(1);
  }
}
