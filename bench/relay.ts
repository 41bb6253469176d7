import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { writeHandshakeRequest, writePing } from '~/realtime/hub-protocol';
import { sealedCookies, startBenchSite, type BenchSite } from './live/bench-site';

/**
 * Benchmark of relayed hub connections: memory per connection, CPU time while idle, time to notify all of them, and
 * memory while players come and go. Run by hand, after `npm run build`: `npx tsx bench/relay.ts [connections] [seconds
 * of soak]`.
 */

const [connections = 9_000, soakSeconds = 600] = process.argv.slice(2).map(Number);
const AT_A_TIME = 100;
/** Connections of browsers. The site takes at most 256 connections from one address. */
const ADDRESSES = 200;
const IDLE_SECONDS = 30;
const PING_MS = 15_000;
const FAN_OUTS = 5;
const CHURN_PER_SECOND = 50;

const cookies = await sealedCookies(connections);
const site = await startBenchSite();
const mb = (kb: number) => (kb / 1024).toFixed(0);
const sockets = new Set<WebSocket>();
let heard = 0;
let dialled = 0;

try {
  await open(cookies.slice(0, AT_A_TIME));
  await closeAll();
  await pause(3_000);
  const idleKb = site.residentKb();
  say('idle', `${mb(idleKb)} MB resident`);

  const began = performance.now();
  await open(cookies);
  say('connected', `${sockets.size} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  keepPinging();
  await pause(5_000);
  say('memory', `${((site.residentKb() - idleKb) / sockets.size).toFixed(1)} kB each above idle`);

  const percent = await processorPercent(site, () => pause(IDLE_SECONDS * 1000));
  say('quiet', `${percent.toFixed(1)} % of a core, pings alone, over ${IDLE_SECONDS} s`);
  say('memory', `${((site.residentKb() - idleKb) / sockets.size).toFixed(1)} kB each above idle, after that`);

  const times: number[] = [];
  for (let round = 0; round < FAN_OUTS; round += 1) times.push(await fanOut());
  say('fan-out', `${times.map((time) => time.toFixed(0)).join(', ')} ms until the last one heard`);

  await soak();
} finally {
  await site.stop();
}
process.exit(0);

function say(what: string, figure: string): void {
  console.log(`${what.padEnd(10)} ${figure}   (load ${loadavg()[0]?.toFixed(1)})`);
}

async function processorPercent(of: BenchSite, act: () => Promise<unknown>): Promise<number> {
  const [before, began] = [of.processorSeconds(), performance.now()];
  await act();
  return ((of.processorSeconds() - before) / (performance.now() - began)) * 100_000;
}

async function open(of: readonly string[]): Promise<void> {
  for (let start = 0; start < of.length; start += AT_A_TIME) {
    await Promise.all(of.slice(start, start + AT_A_TIME).map(connect));
  }
}

function connect(cookie: string): Promise<void> {
  dialled += 1;
  const socket = new WebSocket(`ws://${site.host}/hubs/notify`, {
    headers: { cookie, origin: site.origin },
    localAddress: `127.0.${dialled % ADDRESSES}.1`,
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once('open', () => socket.send(writeHandshakeRequest()));
    socket.once('message', () => {
      sockets.add(socket);
      socket.on('message', (data) => {
        if ((data as Buffer).length > 100) heard += 1;
      });
      resolve();
    });
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', reject);
  });
}

async function closeAll(): Promise<void> {
  for (const socket of sockets) socket.close();
  while (sockets.size > 0) await pause(20);
}

/** Sends pings spread over the interval, as from browsers that connected at different times. */
function keepPinging(): void {
  const TURNS = 100;
  let turn = 0;
  setInterval(() => {
    turn = (turn + 1) % TURNS;
    let index = 0;
    for (const socket of sockets) if (index++ % TURNS === turn) socket.send(writePing());
  }, PING_MS / TURNS);
}

async function fanOut(): Promise<number> {
  heard = 0;
  const began = performance.now();
  site.push();
  while (heard < sockets.size) await pause(1);
  return performance.now() - began;
}

/** Opens and closes connections continuously. */
async function soak(): Promise<void> {
  let next = 0;
  const figures: number[] = [];
  for (let second = 0; second < soakSeconds; second += 1) {
    const tick = pause(1000);
    const leaving = [...sockets].slice(0, CHURN_PER_SECOND);
    for (const socket of leaving) socket.terminate();
    await pause(100);
    await open(leaving.map(() => cookies[next++ % cookies.length] ?? ''));
    await tick;
    if (second % 30 === 29) figures.push(site.residentKb());
  }
  if (figures.length > 0) {
    const turns = CHURN_PER_SECOND * soakSeconds;
    say('soak', `${turns} came and went in ${soakSeconds} s; MB every 30 s: ${figures.map(mb).join(' ')}`);
  }
}
