// @module-tag tier-2

import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { envelope, type Call } from '~/upstream/contract/call';
import { allCalls, contract } from '~/upstream/contract/contract';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { newPlayer } from '../../tests/support/players';
import { hostileRequest, validRequest } from '../../tests/support/hostile-input';

const operator = operatorOfFile();
beforeEach(() => void vi.spyOn(console, 'log').mockImplementation(() => undefined));

const FEW_RUNS = { numRuns: 30 };
const MOST_MS = 60_000;
/** Node refuses longer request lines. */
const QUERY_VALUE_LENGTH = 1_000;

/** Sends the input as the call's query or body. */
function send({ method, path }: Call, request: unknown, token: string | null, headers: Record<string, string> = {}) {
  const url = new URL(path, operator.apiUrl);
  const all = {
    'content-type': 'application/json',
    ...(token !== null && { authorization: `Bearer ${token}` }),
    ...headers,
  };
  if (method === 'POST') return fetch(url, { method, headers: all, body: JSON.stringify(request) });
  const fields = Object.entries(typeof request === 'object' ? { ...request } : { field: request });
  for (const [key, value] of fields) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    url.searchParams.append(key, text.slice(0, QUERY_VALUE_LENGTH));
  }
  return fetch(url, { headers: all });
}

/** Expects the envelope and a status below 500. The data of a success must match the contract. */
async function expectDecentAnswer(call: Call, response: Response): Promise<void> {
  expect([200, 400, 401, 413]).toContain(response.status);
  const answer = envelope.parse(await response.json());
  if (response.status !== 200) expect(answer.success).toBe(false);
  if (answer.success) call.data.parse(answer.data);
  else expect(answer.message).toEqual(expect.stringMatching(/./));
}

describe.each(allCalls.map((call) => [call.path, call] as const))('%s', (_path, call) => {
  it(
    'answers invalid requests with the envelope',
    async () => {
      const { token } = await newPlayer(operator.apiUrl);
      await fc.assert(
        fc.asyncProperty(hostileRequest(call.request), fc.boolean(), async (request, asPlayer) => {
          await expectDecentAnswer(call, await send(call, request, asPlayer ? token : null));
        }),
        FEW_RUNS,
      );
    },
    MOST_MS,
  );

  it(
    'answers unusual but valid requests with the envelope and valid data',
    async () => {
      const { token } = await newPlayer(operator.apiUrl);
      await fc.assert(
        fc.asyncProperty(validRequest(call.request), async (request) => {
          await expectDecentAnswer(call, await send(call, request, token));
        }),
        FEW_RUNS,
      );
    },
    MOST_MS,
  );
});

describe('any call', () => {
  const { login } = contract.auth;
  const post = (body: string, headers: Record<string, string> = {}) =>
    fetch(new URL(login.path, operator.apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });

  it.each([
    ['no JSON', '{"username":', 400],
    ['no object', '"demo"', 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['deep nesting', '['.repeat(30_000), 400],
    ['too much', JSON.stringify({ username: 'x'.repeat(70_000), password: 'demo1234' }), 413],
  ])('answers a body of %s', async (_case, body, status) => {
    const response = await post(body);
    expect([response.status, envelope.parse(await response.json()).success]).toEqual([status, false]);
  });

  it('answers an unknown encoding, form data and an undecodable path', async () => {
    expect((await post('{}', { 'content-encoding': 'rot13' })).status).toBe(415);
    expect((await post('username=demo', { 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(400);
    const undecodable = await fetch(`${operator.apiUrl}%E0%A4%A`);
    expect([400, 404]).toContain(undecodable.status);
  });

  it('accepts any headers', async () => {
    const printable = fc.stringMatching(/^[!-~]{1,100}$/);
    await fc.assert(
      fc.asyncProperty(printable, printable, printable, async (locale, address, token) => {
        const headers = { 'x-locale': locale, 'x-forwarded-for': address, 'user-agent': address };
        const request = { username: 'demo', password: 'wrong' };
        await expectDecentAnswer(login, await send(login, request, token, headers));
      }),
      FEW_RUNS,
    );
  });
});
