import { setTimeout as pause } from 'node:timers/promises';
import { Pool, request } from 'undici';

const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'bench' };
const CLIENTS = 32;
const FEW_CLIENTS = 4;

/** Cookie headers of the visitors, used in turn. */
export type Visitors = readonly string[];

export const GUEST: Visitors = ['language=tr'];

async function get(pool: Pool, address: string, cookie: string): Promise<void> {
  const { statusCode, body } = await pool.request({ method: 'GET', path: address, headers: { ...HEADERS, cookie } });
  await body.dump({ limit: 10_000_000 });
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`);
}

/** Responses per second at saturation: each client sends its next request as soon as it has the response. */
export async function measureThroughput(
  origin: string,
  address: string,
  visitors: Visitors,
  seconds: number,
): Promise<number> {
  const pool = new Pool(origin, { connections: CLIENTS });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async (_, client) => {
      for (let turn = client; performance.now() < until; turn += CLIENTS) {
        await get(pool, address, visitors[turn % visitors.length] ?? '');
        answers += 1;
      }
    }),
  );
  await pool.close();
  return answers / seconds;
}

/** Sends a fixed number of requests over a few connections. */
export async function sendRequests(origin: string, address: string, visitors: Visitors, count: number): Promise<void> {
  const pool = new Pool(origin, { connections: FEW_CLIENTS });
  let asked = 0;
  await Promise.all(
    Array.from({ length: FEW_CLIENTS }, async () => {
      while (asked < count) {
        asked += 1;
        await get(pool, address, visitors[asked % visitors.length] ?? '');
      }
    }),
  );
  await pool.close();
}

/** Response times at a fixed request rate, in milliseconds, sorted. */
export async function measureLatency(
  origin: string,
  address: string,
  perSecond: number,
  seconds: number,
): Promise<number[]> {
  const pool = new Pool(origin, { connections: CLIENTS });
  const taken: number[] = [];
  const began = performance.now();
  const under: Promise<void>[] = [];
  for (let now = 0; now < seconds * 1000; now = performance.now() - began) {
    for (; under.length < (now / 1000) * perSecond;) {
      const since = performance.now();
      under.push(get(pool, address, GUEST[0] ?? '').then(() => void taken.push(performance.now() - since)));
    }
    await pause(2);
  }
  await Promise.all(under);
  await pool.close();
  return taken.sort((one, two) => one - two);
}

/** Fetches the encoded body of a page and the name of its encoding. */
export async function fetchBytes(origin: string, address: string) {
  const answer = await request(`${origin}${address}`, { headers: { ...HEADERS, cookie: GUEST[0] ?? '' } });
  const body = Buffer.from(await answer.body.arrayBuffer());
  return { body, encoding: String(answer.headers['content-encoding'] ?? 'identity') };
}
