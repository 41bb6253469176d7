import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Browser } from 'playwright';
import { browserOptions } from '../tests/support/browser';

/**
 * When the largest part of a page is painted on a cheap phone: 360 × 740, a processor four times slower, slow 4G. Run it by
 * hand, after `npm run build`: `npx tsx bench/first-paint.ts [path …]`. Each load is a guest's first, with nothing cached.
 */

const LOADS = 5;
const CPU_SLOWDOWN = 4;

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

const paths = process.argv.slice(2);

async function startSite(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: { ...process.env, PORT: '0', OPERATOR_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"msg":"listening"')) continue;
    child.stdout.resume();
    return { child, origin: `http://localhost:${(JSON.parse(line) as { port: number }).port}` };
  }
  throw new Error('The site did not start.');
}

interface Paint {
  readonly largest: number;
  readonly element: string;
}

async function measure(browser: Browser, address: string): Promise<Paint> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const entry = list.getEntries().at(-1) as PerformanceEntry & { element?: Element };
      Object.assign(window, {
        largest: { largest: entry.startTime, element: entry.element?.outerHTML.slice(0, 80) ?? '' },
      });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => (window as unknown as { largest: Paint }).largest);
  await context.close();
  return paint;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-paint-'));
const site = await startSite(dataDir);
const browser = await chromium.launch(browserOptions);
try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}`);
  for (const address of paths.length > 0 ? paths : ['/casino/slot', '/casino/live', '/']) {
    // The operator's pictures come into the site's memory with the first visit of all.
    await measure(browser, `${site.origin}${address}`);
    const paints: Paint[] = [];
    for (let load = 0; load < LOADS; load += 1) paints.push(await measure(browser, `${site.origin}${address}`));
    paints.sort((one, two) => one.largest - two.largest);
    const times = paints.map(({ largest }) => `${(largest / 1000).toFixed(2)} s`).join(', ');
    console.log(`${address.padEnd(16)} ${times}   ${paints.at(-1)?.element}`);
  }
} finally {
  await browser.close();
  site.child.kill('SIGTERM');
  await once(site.child, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
}
