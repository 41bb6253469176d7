// @module-tag tier-1
// @module-tag server

import { request } from 'node:http';
import { expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { startDemoOperator } from '../support/demo-operator';
import { startSite } from '../support/site';
import { sharedSite } from '../support/shared-site';

/** What clients send is in the log in a bounded part, and never as an error of the site. */

const site = sharedSite();

interface LogLine {
  readonly level: number;
  readonly requestId?: string;
  readonly path?: string;
}

const INFO = 30;

/** Waits until the site has logged the request with this id. */
async function linesOf(requestId: string): Promise<LogLine[]> {
  const all = () => site.logs.filter((line) => line.includes(requestId)).map((line) => JSON.parse(line) as LogLine);
  await expect.poll(() => all().some(({ path }) => path !== undefined)).toBe(true);
  return all();
}

/** Sends exactly this path. @returns the status and the request's id */
function send(path: string): Promise<{ status: number; requestId: string }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(site.url);
    request({ hostname, port, path }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, requestId: String(response.headers['x-request-id']) });
    })
      .once('error', reject)
      .end();
  });
}

it('a path of 20 kB is refused and logged with 200 characters', async () => {
  const { status, requestId } = await send(`/${'%ff'.repeat(6_700)}`);
  expect(status).toBe(400);
  const lines = await linesOf(requestId);
  expect(lines.map(({ level }) => level)).toEqual([INFO]);
  expect(lines[0]?.path).toHaveLength(201);
});

it.each([
  ['data of an unknown route', '/login?_data=secret-of-a-client'],
  ['data of another page', '/login?_data=routes%2Fdashboard._index&token=secret-of-a-client'],
])('%s is not an error, and is logged without what was asked', async (_name, path) => {
  const answer = await new HttpBrowser(site.url).get(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.status).toBeLessThan(500);
  const lines = await linesOf(answer.headers.get('x-request-id') ?? '');
  expect(lines.map(({ level }) => level)).toEqual([INFO, INFO]);
  expect(JSON.stringify(lines)).not.toContain('secret-of-a-client');
});

it('every line is JSON, even after requests that libraries print something about', async () => {
  const operator = await startDemoOperator();
  const own = await startSite({ OPERATOR_API_URL: operator.apiUrl });
  const visitor = new HttpBrowser(own.url);
  const paths = [
    ...[
      '/%E0%A4%A',
      '/casino/%',
      '/%ff/login',
      '/%00',
      '//',
      '//evil.example',
      '/a//b',
      '/%0d%0a{"level":60}',
      '/*',
      '/:id',
    ],
    ...[
      '/casino/game/%7B%22',
      '/promotions/%2e%2e%2f',
      '/login?_data=%00',
      '/search?search=%ff',
      '/media/%',
      '/assets/%',
    ],
  ];
  for (const path of paths) {
    expect((await visitor.get(path)).status, path).toBeLessThan(500);
    expect((await visitor.post(path, { a: '1' })).status, path).toBeLessThan(500);
  }
  await own.stop();
  for (const line of own.logs) expect(() => JSON.parse(line) as unknown, line).not.toThrow();
  await operator.close();
});

it('every line is JSON, also the last one of a process that fails', async () => {
  const operator = await startDemoOperator();
  const own = await startSite({
    OPERATOR_API_URL: operator.apiUrl,
    NODE_OPTIONS: `--import ${new URL('../support/fail-on-signal.mjs', import.meta.url).href}`,
  });
  const gone = own.ended();
  process.kill(own.pid, 'SIGUSR2');
  expect(await gone).toBe(1);
  // A pipe that is full for a moment may pass the last line first.
  const messages = own.logs.map((line) => (JSON.parse(line) as { msg: string }).msg).sort();
  expect(messages).toEqual(['a warning of the test', 'listening', 'the process ends']);
  await operator.close();
});
