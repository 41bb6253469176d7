import { browserOptions } from '../support/browser';
import { desktopOnly, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

/** Bytes of the first load, compressed as sent. A regression fails the test. */
const SCRIPT_BYTES = 91_200;
/** The scripts only, in brotli. */
const SCRIPT_BODIES = 88_400;
/** The site's and that of the demonstration's brand. */
const STYLESHEET_BYTES = 15_000;
const HOME_BYTES = 200_000;

test.use({ launchOptions: browserOptions });

for (const path of ['/', '/casino/slot']) {
  test(
    `the first load of ${path} stays within its budget`,
    path === '/' ? {} : withAndWithoutScripts,
    async ({ page, context, javaScriptEnabled }) => {
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      // Only resources that the page itself names: those that load when the browser is idle do not delay the first load.
      const named = new Set<string>();
      const types = new Map<string, string>();
      const paths = new Map<string, string>();
      const finished: { requestId: string; encodedDataLength: number }[] = [];
      const bytes = { Script: 0, Stylesheet: 0, all: 0 };
      const lengths = new Map<string, number>();
      let scriptBodies = 0;
      devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
        types.set(requestId, type);
        paths.set(requestId, new URL(response.url).pathname);
        lengths.set(requestId, Number(new Headers(response.headers).get('content-length') ?? NaN));
      });
      devtools.on('Network.loadingFinished', (event) => finished.push(event));
      const document = await page.goto(path, { waitUntil: 'networkidle' });
      await hydrated(page, javaScriptEnabled);
      for (const [file] of ((await document?.text()) ?? '').matchAll(/\/assets\/[\w.-]+\.js/g)) named.add(file);
      for (const { requestId, encodedDataLength } of finished) {
        const type = types.get(requestId);
        if (type === 'Script' && !named.has(paths.get(requestId) ?? '')) continue;
        // Wide screens without JavaScript get the video at once. Nothing waits for it, and it may end at any time, so it
        // is not counted.
        if (type === 'Media') continue;
        bytes.all += encodedDataLength;
        if (type === 'Script') scriptBodies += lengths.get(requestId) ?? NaN;
        if (type === 'Script' || type === 'Stylesheet') bytes[type] += encodedDataLength;
      }
      test.info().annotations.push({ type: 'bytes', description: JSON.stringify(bytes) });
      console.log(`first load of ${path}, ${test.info().project.name}: ${JSON.stringify({ ...bytes, scriptBodies })}`);
      if (javaScriptEnabled === false) expect(bytes.Script).toBe(0);
      else expect(bytes.Script).toBeGreaterThan(0);
      expect(bytes.Script).toBeLessThanOrEqual(SCRIPT_BYTES);
      expect(scriptBodies).toBeLessThanOrEqual(SCRIPT_BODIES);
      expect(bytes.Stylesheet).toBeLessThanOrEqual(STYLESHEET_BYTES);
      if (path === '/') expect(bytes.all).toBeLessThanOrEqual(HOME_BYTES);
    },
  );
}

test(
  'a text page requests no script before its style sheet has loaded',
  desktopOnly,
  async ({ page, javaScriptEnabled }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.resourceType()));
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route('**/assets/*.css', async (route) => {
      await isLetGo;
      await route.continue();
    });
    const icons = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/icons-'));
    await page.goto('/pages/1', { waitUntil: 'commit' });
    // By now the preload scanner has read the whole page.
    await icons;
    expect(asked).toContain('stylesheet');
    expect(asked).not.toContain('script');
    letGo();
    await hydrated(page, javaScriptEnabled);
  },
);
