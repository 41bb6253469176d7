import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a server at a port that the system gives, for this machine only. @returns the port */
export async function listenOnLoopback(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
