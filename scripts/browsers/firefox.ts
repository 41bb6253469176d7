import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { waitUntil, type BrowserDriver } from './browser-driver';

const BROWSER = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

type Answer = Record<string, unknown>;

/** Drives Debian's Firefox (`firefox-esr`) over WebDriver BiDi, without a separate driver process. */
export async function startFirefox(port: number): Promise<BrowserDriver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const firefox = spawn(BROWSER, ['--headless', '--profile', profile, '--remote-debugging-port', String(port)], {
    stdio: 'ignore',
  });
  const pageErrors: string[] = [];
  const { ask, close } = await connect(port, pageErrors);
  const { capabilities } = (await ask('session.new', { capabilities: {} })) as {
    capabilities: { browserVersion: string };
  };
  await ask('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = (await ask('browsingContext.getTree', {})) as { contexts: { context: string }[] };
  const context = contexts[0]?.context;
  await ask('browsingContext.setViewport', { context, viewport: { width: 1280, height: 800 } });
  const act = (id: string, type: string, actions: object[]) =>
    ask('input.performActions', { context, actions: [{ type, id, actions }] });

  async function evaluate(expression: string): Promise<unknown> {
    const { result, exceptionDetails } = (await ask('script.evaluate', {
      expression: `JSON.stringify(${expression}) ?? 'null'`,
      target: { context },
      awaitPromise: true,
    })) as { result?: { value: string }; exceptionDetails?: { text: string } };
    if (!result) throw new Error(exceptionDetails?.text);
    return JSON.parse(result.value);
  }
  return {
    name: `Firefox ${capabilities.browserVersion}`,
    pageErrors,
    open: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    start: async (url) => void (await ask('browsingContext.navigate', { context, url, wait: 'none' })),
    evaluate,
    async press(selector) {
      const centre = (await evaluate(scrollToCentreOf(selector))) as { x: number; y: number };
      await act('mouse', 'pointer', [
        { type: 'pointerMove', ...centre },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]);
    },
    type: async (text) =>
      void (await act(
        'keys',
        'key',
        [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )),
    async screenshot() {
      const { data } = (await ask('browsingContext.captureScreenshot', { context })) as { data: string };
      return Buffer.from(data, 'base64');
    },
    async close() {
      await ask('browser.close', {});
      close();
      await new Promise((resolve) => (firefox.exitCode === null ? firefox.once('exit', resolve) : resolve(null)));
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Expression that scrolls to an element and returns the coordinates of its centre. */
const scrollToCentreOf = (selector: string) => `(() => {
  const element = document.querySelector(${JSON.stringify(selector)});
  element.scrollIntoView({ block: 'center' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
})()`;

async function connect(port: number, pageErrors: string[]) {
  let socket: WebSocket | undefined;
  await waitUntil(async () => {
    socket = new WebSocket(`ws://127.0.0.1:${port}/session`);
    return new Promise((resolve) => socket?.once('open', () => resolve(true)).once('error', () => resolve(false)));
  }, 'Firefox');
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  socket?.on('message', (data: Buffer) => {
    const { id, type, method, params, result, message } = JSON.parse(String(data)) as Answer & { id?: number };
    const { level, text } = (params ?? {}) as Answer;
    if (method === 'log.entryAdded' && level === 'error') pageErrors.push(String(text));
    if (id === undefined) return;
    if (type === 'error') waiting.get(id)?.reject(new Error(String(message)));
    else waiting.get(id)?.resolve(result as Answer);
  });
  let last = 0;
  return {
    ask: (method: string, params: object) =>
      new Promise<Answer>((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        socket?.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket?.close(),
  };
}
