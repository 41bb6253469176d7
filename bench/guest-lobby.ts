import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { Pool, request } from 'undici';

/**
 * How many guests' lobbies the site sends, beside express sending the same bytes from memory. Run it by hand, after
 * `npm run build`: `npx tsx bench/guest-lobby.ts`. The lobby is the largest page of the slot lobby there is; both servers
 * are processes of their own, and take turns.
 */

const ROUNDS = 7;
const SECONDS = 2;
const CLIENTS = 32;
const HEADERS = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'bench', cookie: 'language=tr' };

/** The other process: nothing but express and the bytes. */
if (process.argv[2] === 'express') serveBytes();
else await compare();

function serveBytes(): void {
  process.once('message', (message) => {
    const { body, headers } = message as { body: string; headers: Record<string, string> };
    const bytes = Buffer.from(body, 'base64');
    const app = express();
    app.disable('etag').disable('x-powered-by');
    app.get('*', (_request, response) => void response.set(headers).end(bytes));
    const server = app.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
  });
}

async function startSite(dataDir: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['build/server/server.js'], {
    env: {
      ...process.env,
      PORT: '0',
      OPERATOR_PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"msg":"listening"')) continue;
    // Whoever runs a site reads its log; here nobody does.
    child.stdout.resume();
    return { child, origin: `http://127.0.0.1:${(JSON.parse(line) as { port: number }).port}` };
  }
  throw new Error('The site did not start.');
}

async function startExpress(
  body: Buffer,
  headers: Record<string, string>,
): Promise<{ child: ChildProcess; origin: string }> {
  const child = fork(fileURLToPath(import.meta.url), ['express'], { execArgv: process.execArgv });
  child.send({ body: body.toString('base64'), headers });
  const [port] = (await once(child, 'message')) as [number];
  return { child, origin: `http://127.0.0.1:${port}` };
}

/** Answers per second. */
async function load(origin: string, address: string, seconds: number): Promise<number> {
  const pool = new Pool(origin, { connections: CLIENTS });
  const until = performance.now() + seconds * 1000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        const { statusCode, body } = await pool.request({ method: 'GET', path: address, headers: HEADERS });
        await body.dump({ limit: 10_000_000 });
        if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`);
        answers += 1;
      }
    }),
  );
  await pool.close();
  return answers / seconds;
}

async function compare(): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-lobby-'));
  const site = await startSite(dataDir);
  try {
    const address = process.argv[2] ?? '/casino/slot?page=6';
    const answer = await request(`${site.origin}${address}`, { headers: HEADERS });
    const body = Buffer.from(await answer.body.arrayBuffer());
    const encoding = String(answer.headers['content-encoding'] ?? 'identity');
    const plain = await (await request(`${site.origin}${address}`)).body.text();
    const games = plain.split('loading="lazy"').length - 1;
    const other = await startExpress(body, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': encoding,
    });
    console.log(`${address}: ${games} lazy pictures, ${plain.length} characters, ${body.length} bytes in ${encoding}`);
    console.log(
      `${CLIENTS} connections, ${ROUNDS} rounds of ${SECONDS} s each; load before ${loadavg()[0]?.toFixed(1)}`,
    );
    for (const { origin } of [site, other]) await load(origin, address, 1);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await load(site.origin, address, SECONDS);
      const theirs = await load(other.origin, address, SECONDS);
      ratios.push(ours / theirs);
      console.log(`site ${ours.toFixed(0)}/s   express ${theirs.toFixed(0)}/s   ${(ours / theirs).toFixed(2)}`);
    }
    ratios.sort((one, two) => one - two);
    console.log(`median ${ratios[Math.floor(ROUNDS / 2)]?.toFixed(2)}, worst ${ratios[0]?.toFixed(2)}`);
    other.child.kill();
  } finally {
    site.child.kill('SIGTERM');
    await once(site.child, 'exit');
    rmSync(dataDir, { recursive: true, force: true });
  }
}
