import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnLoopback } from './listen-on-loopback';

/** What the proxy does to a call instead of forwarding it. */
export type Fault =
  | { kind: 'status'; status: number; body?: string }
  | { kind: 'body'; body: string }
  /** Holds the call until `release`, then forwards it. Without a release the call hangs. */
  | { kind: 'hang' }
  | { kind: 'reset' }
  /** Forwards the call, but drops the answer. */
  | { kind: 'lost' }
  /** Forwards the call, and replaces the data of the answer. */
  | { kind: 'rewrite'; rewrite(call: string, data: unknown): unknown }
  | { kind: 'huge' };

/** Faults that any call can have. The names complete the phrase "an operator that …". */
export const anyFault = {
  'resets the connection': { kind: 'reset' },
  hangs: { kind: 'hang' },
  'answers 500': { kind: 'status', status: 500 },
  'answers 404': { kind: 'status', status: 404 },
  'answers 302': { kind: 'status', status: 302 },
  'answers nothing': { kind: 'body', body: '' },
  'answers no JSON': { kind: 'body', body: '<html>' },
  'answers null': { kind: 'body', body: 'null' },
  'answers another shape': {
    kind: 'body',
    body: '{"success":true,"message":null,"data":{"balance":"NaN","token":7}}',
  },
  'answers nulls': { kind: 'body', body: '{"success":true,"message":null,"data":null}' },
  'answers success false without a message': { kind: 'body', body: '{"success":false,"data":null}' },
  'answers 300 MB': { kind: 'huge' },
} as const satisfies Record<string, Fault>;

export interface FaultProxy {
  /** Base URL of the operator's calls through the proxy, with a trailing slash. */
  readonly apiUrl: string;
  /** How often each call was received, by its path. */
  readonly calls: Map<string, number>;
  /** The same counts, by `path@address` of the player. */
  readonly callsFrom: Map<string, number>;
  /** The headers of the last request, by call. */
  readonly lastHeaders: Map<string, IncomingMessage['headers']>;
  /** The body of the last request, by call. */
  readonly lastBodies: Map<string, string>;
  /** Faults by call path, or by `path@address` for one player's client address; `*` matches every call. */
  readonly faults: Map<string, Fault>;
  /** Forwards the calls that hang now. */
  release(): void;
  /** How many calls have hung, for a key of `faults`. */
  hungCalls(key: string): number;
  /** Resolves when this many calls have hung, for a key of `faults`. */
  held(key: string, count?: number): Promise<void>;
  /** Resolves when each call that has arrived is answered or hangs: those of a key of `faults` that names an address, or all. */
  settled(key: string): Promise<void>;
  close(): Promise<void>;
}

const HUGE_BYTES = 300 * 1024 * 1024;

/** A proxy between the site and a real operator that injects faults. */
export async function startFaultProxy(operatorUrl: string): Promise<FaultProxy> {
  const target = new URL(operatorUrl);
  const calls = new Map<string, number>();
  const callsFrom = new Map<string, number>();
  const faults = new Map<string, Fault>();
  const lastHeaders = new Map<string, IncomingMessage['headers']>();
  const lastBodies = new Map<string, string>();
  const hanging = createHangingCalls();
  const open = createOpenCalls();
  const server = createServer((request, response) => void answer(request, response));
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = (request.url ?? '').replace(target.pathname, '').split('?', 1)[0] ?? '';
    calls.set(call, (calls.get(call) ?? 0) + 1);
    const from = `${call}@${String(request.headers['x-forwarded-for'] ?? '')}`;
    callsFrom.set(from, (callsFrom.get(from) ?? 0) + 1);
    const end = open.begin(from);
    response.once('close', end);
    lastHeaders.set(call, request.headers);
    const body = await text(request);
    lastBodies.set(call, body);
    const fault = faults.get(from) ?? faults.get(call) ?? faults.get('*');
    if (fault?.kind === 'lost') passOn(target, request, body, response, (answer) => discard(answer, response));
    else if (fault?.kind === 'rewrite')
      passOn(target, request, body, response, (answer) => void rewrite(answer, response, fault, call));
    else if (fault?.kind === 'hang') {
      hanging.add([from, call, '*'], () => passOn(target, request, body, response));
      end();
    } else if (fault) breakIt(fault, request, response);
    else passOn(target, request, body, response);
  }
  const port = await listenOnLoopback(server);
  return {
    apiUrl: `http://127.0.0.1:${port}${target.pathname}`,
    calls,
    callsFrom,
    faults,
    lastHeaders,
    lastBodies,
    release: hanging.release,
    hungCalls: hanging.count,
    held: hanging.reach,
    settled: open.settle,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The calls that are to be answered, by `path@address`, and the tests that wait for them. */
function createOpenCalls() {
  const open = new Set<{ readonly from: string }>();
  const waiting = new Set<() => void>();
  const addressOf = (key: string) => /@.*/.exec(key)?.[0] ?? '';
  const isOpen = (key: string) => [...open].some(({ from }) => from.endsWith(addressOf(key)));
  return {
    begin(from: string) {
      const call = { from };
      open.add(call);
      return () => {
        if (open.delete(call)) for (const check of waiting) check();
      };
    },
    settle: (key: string) =>
      new Promise<void>((resolve) => {
        const check = () => {
          if (isOpen(key)) return;
          waiting.delete(check);
          resolve();
        };
        waiting.add(check);
        // Calls that have arrived at the port are read before this.
        setImmediate(check);
      }),
  };
}

/** The calls that hang, and the tests that wait for them. */
function createHangingCalls() {
  const counts = new Map<string, number>();
  const waiting: { key: string; count: number; resolve(): void }[] = [];
  const forwards: (() => void)[] = [];
  const count = (key: string) => counts.get(key) ?? 0;
  return {
    count,
    add(keys: readonly string[], forwardCall: () => void) {
      forwards.push(forwardCall);
      for (const key of keys) counts.set(key, count(key) + 1);
      for (const waiter of waiting) if (count(waiter.key) >= waiter.count) waiter.resolve();
    },
    release: () => forwards.splice(0).forEach((forwardCall) => forwardCall()),
    reach: (key: string, atLeast = 1) =>
      new Promise<void>((resolve) => {
        if (count(key) >= atLeast) resolve();
        else waiting.push({ key, count: atLeast, resolve });
      }),
  };
}

function breakIt(
  fault: Exclude<Fault, { kind: 'hang' | 'lost' | 'rewrite' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.setHeader('content-type', 'application/json');
  switch (fault.kind) {
    case 'status':
      response.writeHead(fault.status).end(fault.body ?? '');
      break;
    case 'body':
      response.end(fault.body);
      break;
    case 'reset':
      request.socket.destroy();
      break;
    case 'huge':
      writeForever(response);
      break;
  }
}

function writeForever(response: ServerResponse): void {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let written = 0;
  const more = () => {
    while (written < HUGE_BYTES && !response.destroyed) {
      written += chunk.length;
      if (!response.write(chunk)) {
        response.once('drain', more);
        return;
      }
    }
    response.end();
  };
  more();
}

function discard(answer: IncomingMessage, response: ServerResponse): void {
  answer.resume();
  answer.once('end', () => response.destroy());
}

async function rewrite(
  answer: IncomingMessage,
  response: ServerResponse,
  fault: Extract<Fault, { kind: 'rewrite' }>,
  call: string,
): Promise<void> {
  const body = await text(answer);
  const status = answer.statusCode ?? 502;
  const type = answer.headers['content-type'] ?? 'application/json';
  response.writeHead(status, { 'content-type': type });
  if (status !== 200 || !type.startsWith('application/json')) return void response.end(body);
  const envelope = JSON.parse(body) as { data: unknown };
  response.end(JSON.stringify({ ...envelope, data: fault.rewrite(call, envelope.data) }));
}

/**
 * Hands a request on to another host, and its answer back.
 *
 * @param instead called in place of handing the answer back
 */
export function passOn(
  target: URL,
  request: IncomingMessage,
  body: string,
  response: ServerResponse,
  instead?: (answer: IncomingMessage) => void,
): void {
  const { method, url, headers } = request;
  const upstream = forward({ host: target.hostname, port: target.port, method, path: url, headers }, (answer) => {
    if (instead) return instead(answer);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => response.destroy());
  upstream.end(body);
}
