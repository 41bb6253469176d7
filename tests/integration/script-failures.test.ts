// @module-tag tier-1
// @module-tag server

import { expect, it, onTestFinished } from 'vitest';
import { startSite } from '../support/site';

it('logs what failed and where, and nothing of what a player typed', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const send = (body: string) =>
    fetch(`${site.url}/script-failures`, { method: 'POST', body, headers: { referer: `${site.url}/login?secret=1` } });
  const stack = 'TypeError: cannot read "hunter2"\n    at t (https://site.example/assets/site-Ab_1-.js:1:2345)';
  expect((await send(stack)).status).toBe(204);
  const line = () => site.logs.find((entry) => entry.includes('scripts of a page failed')) ?? '{}';
  await expect.poll(line).not.toBe('{}');
  expect(JSON.parse(line())).toMatchObject({
    error: 'TypeError',
    places: ['/assets/site-Ab_1-.js:1:2345'],
    page: 'login',
  });
  expect(line()).not.toMatch(/hunter2|secret/);
  expect((await send('x'.repeat(9_000))).status).toBe(413);
});
