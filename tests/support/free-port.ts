import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems take the ports of connections, and of servers that listen on port 0, from 32768 and above. */
const PORTS = [20_000, 30_000] as const;

/** Given in this process, to programs that may not listen yet. */
const given = new Set<number>();

/** A port that was free a moment ago, and that the system gives to no program that asked for any port. Never the same twice. */
export async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  if (given.has(port)) return freePort();
  given.add(port);
  const server = createServer();
  try {
    server.listen(port);
    await once(server, 'listening');
  } catch {
    return freePort();
  }
  server.close();
  await once(server, 'close');
  return port;
}
