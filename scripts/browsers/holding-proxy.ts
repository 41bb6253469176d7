import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { passOn } from '../../tests/support/fault-proxy';

interface Visit {
  /** The origin of this visit. No other visit shares its cookies, storage and caches. */
  readonly origin: string;
  /** Holds the site's script files back until `release`. */
  hold(): void;
  release(): void;
}

export interface HoldingProxy {
  /** @param cookies what the site set when the visitor logged in; the first answer of the visit sets it in the browser */
  visit(cookies?: readonly string[]): Visit;
  close(): void;
}

const SCRIPT_FILE = /^\/assets\/.*\.js(?:\?|$)/;

/** A proxy before the site that can hold script files back, in any browser. */
export async function startHoldingProxy(siteUrl: string): Promise<HoldingProxy> {
  const target = new URL(siteUrl);
  const cookiesOf = new Map<string, readonly string[]>();
  let waiting: (() => void)[] | null = null;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { headers } = request;
    const host = String(headers.host);
    const body = await text(request);
    headers['x-forwarded-for'] = host.replace(/^127\.(.*):\d+$/, '10.$1');
    headers.host = target.host;
    for (const name of ['origin', 'referer'] as const)
      headers[name] &&= headers[name].replace(`http://${host}`, target.origin);
    const cookies = headers.cookie ? [] : (cookiesOf.get(host) ?? []);
    if (cookies.length > 0) headers.cookie = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ');
    const forward = () =>
      passOn(target, request, body, response, (answered) => {
        const set = [...cookies, ...(answered.headers['set-cookie'] ?? [])];
        response.writeHead(answered.statusCode ?? 502, {
          ...answered.headers,
          ...(set.length > 0 && { 'set-cookie': set }),
        });
        answered.pipe(response);
      });
    if (waiting && SCRIPT_FILE.test(request.url ?? '')) waiting.push(forward);
    else forward();
  }

  const server = createServer((request, response) => void answer(request, response));
  // All of 127.0.0.0/8 is this machine.
  server.listen(0, '0.0.0.0');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let visits = 0;
  return {
    visit(cookies = []) {
      visits += 1;
      const host = `127.1.${visits >> 7}.${(visits & 127) + 1}:${port}`;
      cookiesOf.set(host, cookies);
      return {
        origin: `http://${host}`,
        hold: () => void (waiting ??= []),
        release() {
          const held = waiting ?? [];
          waiting = null;
          for (const forward of held) forward();
        },
      };
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
