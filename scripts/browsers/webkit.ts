import { spawn } from 'node:child_process';
import { waitUntil, type BrowserDriver } from './browser-driver';

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
const BROWSER = process.env.WEBKIT_PATH ?? '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Drives Debian's WebKit (`webkit2gtk-driver`) over WebDriver. Needs a display, such as from `xvfb-run`. */
export async function startWebKit(port: number): Promise<BrowserDriver> {
  const pageErrors: string[] = [];
  const driver = spawn(DRIVER, [`--port=${port}`, '--host=127.0.0.1'], { stdio: ['ignore', 'pipe', 'ignore'] });
  driver.stdout.on('data', (said: Buffer) =>
    pageErrors.push(
      ...String(said)
        .split('\n')
        .filter((line) => /CONSOLE.*(error|ERROR)/.test(line)),
    ),
  );
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => (await fetch(`${url}/status`)).ok, 'WebKitWebDriver');
  const args = ['--automation', '--enable-write-console-messages-to-stdout=true'];
  const { sessionId, capabilities } = (await ask(`${url}/session`, {
    capabilities: { alwaysMatch: { pageLoadStrategy: 'none', 'webkitgtk:browserOptions': { binary: BROWSER, args } } },
  })) as { sessionId: string; capabilities: { browserVersion: string } };
  const session = `${url}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { x: 0, y: 0, width: 1280, height: 1000 });
  const idOf = (element: unknown) => Object.values(element as Record<string, string>)[0];
  const find = async (selector: string) =>
    idOf(await ask(`${session}/element`, { using: 'css selector', value: selector }));
  const evaluate = (expression: string) => ask(`${session}/execute/sync`, { script: `return ${expression}`, args: [] });
  const start = async (address: string) => void (await ask(`${session}/url`, { url: address }));
  return {
    name: `WebKit ${capabilities.browserVersion}`,
    pageErrors,
    async open(address) {
      await evaluate('void (window.isLeft = true)');
      await start(address);
      await waitUntil(async () => (await evaluate('!window.isLeft && document.readyState')) === 'complete', address);
    },
    start,
    evaluate,
    async press(selector) {
      // After an error summary took the focus, the driver found the button out of view that it had scrolled to.
      const view = "{ block: 'center', behavior: 'instant' }";
      await evaluate(`document.querySelector(${JSON.stringify(selector)})?.scrollIntoView(${view})`);
      await ask(`${session}/element/${await find(selector)}/click`, {});
    },
    async type(text) {
      const focused = idOf(await ask(`${session}/element/active`));
      await ask(`${session}/element/${focused}/value`, { text });
    },
    screenshot: async () => Buffer.from(String(await ask(`${session}/screenshot`)), 'base64'),
    async close() {
      // The driver may not answer once the browser has gone.
      await fetch(session, { method: 'DELETE', signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
      driver.kill();
    },
  };
}

async function ask(url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, body ? { method: 'POST', body: JSON.stringify(body) } : {});
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
