import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shortHash } from '~/lib/short-hash.server';
import { sendStoredFile, type StoredFile } from './stored-file.server';

const bytes = Buffer.from('0123456789'.repeat(10));
const compressed = { br: brotliCompressSync(bytes), gzip: gzipSync(bytes) };
const hash = shortHash(bytes);
const FILES: Readonly<Record<string, StoredFile>> = {
  '/picture': { type: 'image/png', bytes, hash },
  '/script': { type: 'text/javascript', bytes, compressed, hash },
  '/asset': { type: 'text/javascript', bytes, compressed, hash: null },
  '/empty': { type: 'text/plain', bytes: Buffer.alloc(0), hash: shortHash(Buffer.alloc(0)) },
};

const server = createServer((request, response) =>
  sendStoredFile(request, response, FILES[request.url ?? ''] as StoredFile),
);
const agent = new Agent({ keepAlive: true });
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  agent.destroy();
  server.close();
});

async function send(path: string, headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  const sent = ask({ port, host: '127.0.0.1', path, method, headers, agent }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const body = await buffer(answer);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}

it.each([
  ['bytes=0-', '0-99'],
  ['bytes=2-5', '2-5'],
  ['bytes= 2-2 ', '2-2'],
  ['BYTES=99-', '99-99'],
  ['bytes=90-99999999999999999999', '90-99'],
  ['bytes=-5', '95-99'],
  ['bytes=-99999999999999999999', '0-99'],
  ['bytes=100-', null],
  ['bytes=99999999999999999999-', null],
  ['bytes=-0', null],
  ['bytes=9-2', 'whole'],
  ['bytes=abc', 'whole'],
  ['bytes=1x-5y', 'whole'],
  ['bytes=', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=--5', 'whole'],
  ['bytes=1-2-3', 'whole'],
  ['bytes=0x1-5', 'whole'],
  ['bytes=+1-5', 'whole'],
  ['bytes=1.5-5', 'whole'],
  ['items=0-5', 'whole'],
  ['bytes 0-5', 'whole'],
  ['bytes=0-1, 3-4', 'whole'],
  ['bytes=0-1,,', 'whole'],
  ['', 'whole'],
])('%j of a hundred bytes is %s', async (range, expected) => {
  for (const path of ['/picture', '/script', '/asset']) {
    const answer = await send(path, { range });
    if (expected === 'whole') {
      expect([answer.status, answer.headers['content-range']]).toEqual([200, undefined]);
      expect(answer.body).toEqual(bytes);
    } else if (expected === null) {
      expect([answer.status, answer.headers['content-range'], answer.body.length]).toEqual([416, 'bytes */100', 0]);
      expect(answer.headers['cache-control']).toBe('no-store');
    } else {
      const [start, end] = expected.split('-').map(Number) as [number, number];
      expect([answer.status, answer.headers['content-range']]).toEqual([206, `bytes ${expected}/100`]);
      expect(answer.body).toEqual(bytes.subarray(start, end + 1));
    }
  }
});

const decoded = { br: brotliDecompressSync, gzip: gunzipSync };

/** Values that each header may have, of browsers, scripts and attackers. */
const tag = fc.constantFrom(`"${hash}-identity"`, `"${hash}-br"`, `"${hash}-gzip"`, '"other"', '*', hash, '');
const tags = fc
  .array(fc.tuple(fc.constantFrom('', 'W/'), tag), { maxLength: 3 })
  .map((each) => each.map((one) => one.join('')).join(', '));
const number = fc.oneof(fc.integer({ min: -3, max: 130 }).map(String), fc.constantFrom('', 'x', '9'.repeat(25)));
const ranges = fc
  .array(fc.tuple(number, fc.constantFrom('-', '', '--'), number), { minLength: 1, maxLength: 3 })
  .map((parts) => parts.map((part) => part.join('')).join(','));
const coding = fc.tuple(
  fc.constantFrom('br', 'gzip', 'GZIP', 'identity', '*', 'zstd', ''),
  fc.constantFrom('', ';q=0', '; q=0.5', ';q=x', ';q=1'),
);
const date = fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'Fri, 31 Dec 2100 00:00:00 GMT', 'yesterday');
const header = fc.record(
  {
    range: fc.tuple(fc.constantFrom('bytes=', 'items=', 'bytes', ''), ranges).map((parts) => parts.join('')),
    'if-range': fc.oneof(tag, date),
    'if-match': tags,
    'if-none-match': tags,
    'if-modified-since': date,
    'accept-encoding': fc.array(coding, { maxLength: 3 }).map((each) => each.map((one) => one.join('')).join(', ')),
  },
  { requiredKeys: [] },
);

const allows = (accepted: string, name: string) =>
  accepted
    .toLowerCase()
    .split(',')
    .some((each) => /^[a-z]+|^\*/.exec(each.trim())?.[0] === name && !/q=(?:0$|x)/.test(each));

it('answers every combination of headers by RFC 9110', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(FILES)),
      fc.constantFrom('GET', 'HEAD'),
      header,
      async (path, method, sent) => {
        const whole = FILES[path]?.bytes as Buffer;
        const { status, headers, body } = await send(path, sent, method);
        const encoding = headers['content-encoding'];
        expect([200, 206, 304, 412, 416]).toContain(status);
        // 13.1.1: only content that the browser names, by strong comparison.
        const expected = sent['if-match']?.trim();
        const isExpected =
          [undefined, '*'].includes(expected) || expected?.split(',').some((each) => each.trim() === headers.etag);
        expect(status === 412).toBe(!isExpected);
        if (status === 412) return;
        // 13.1.2: a current copy is not sent again. 13.1.3: there is no date, so that dates do not count.
        const named = (sent['if-none-match'] ?? '').split(', ').map((each) => each.replace(/^W\//, ''));
        const isAny = sent['if-none-match'] === '*';
        if (status === 304) return void expect(isAny || named.includes(headers.etag ?? 'none')).toBe(true);
        expect(isAny || (headers.etag !== undefined && named.includes(headers.etag))).toBe(false);
        // 12.5.3: only codings that are accepted. 14.2: only for GET, and only with a current part.
        if (encoding !== undefined)
          expect([encoding, '*'].some((name) => allows(sent['accept-encoding'] ?? '', name))).toBe(true);
        if (status === 206 || status === 416) {
          expect(method).toBe('GET');
          expect(sent.range).toMatch(/^bytes=(?:\d+-\d*|-\d+)$/);
          if (sent['if-range'] !== undefined) expect(sent['if-range']).toBe(headers.etag);
          expect(encoding).toBeUndefined();
        }
        if (status === 416) return void expect(headers['content-range']).toBe(`bytes */${whole.length}`);
        const [, start = 0, end = whole.length - 1] = (
          /^bytes (\d+)-(\d+)\//.exec(headers['content-range'] ?? '') ?? []
        ).map(Number);
        const part = whole.subarray(start, end + 1);
        if (status === 206) {
          const [first = '', last = ''] = (sent.range ?? '').slice(6).split('-');
          const begin = first === '' ? Math.max(0, whole.length - Number(last)) : Number(first);
          const stop = first === '' || last === '' ? whole.length - 1 : Math.min(Number(last), whole.length - 1);
          expect([start, end]).toEqual([begin, stop]);
        }
        if (method === 'HEAD') return void expect(body).toHaveLength(0);
        expect(Number(headers['content-length'])).toBe(body.length);
        expect(encoding === undefined ? body : decoded[encoding as 'br' | 'gzip'](body)).toEqual(part);
      },
    ),
    { numRuns: 1_500 },
  );
});
