import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listenOnLoopback } from './listen-on-loopback';

/** A Redis that takes one write and closes the connection in place of an answer, as a server does that dies at that moment. */
export interface LosingRedis {
  readonly port: number;
  /** How often it was sent a `SET`. */
  writes(): number;
  close(): Promise<void>;
}

/**
 * It answers what a client of one server asks before its first command, and a client of a cluster, to which it is two
 * nodes: a cluster that loses its only node repeats nothing.
 */
export async function startLosingRedis(): Promise<LosingRedis> {
  let writes = 0;
  const sockets = new Set<Socket>();
  const ports: number[] = [];
  const servers = [createServer(serve), createServer(serve)];

  function serve(socket: Socket): void {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      for (const command of commandsIn(String(data))) {
        if (command.startsWith('set ')) {
          writes += 1;
          // The first alone, so that a client that repeats it is found out.
          if (writes === 1) return void socket.destroy();
        }
        socket.write(answerTo(command, ports));
      }
    });
  }

  for (const server of servers) ports.push(await listenOnLoopback(server));
  return {
    port: ports[0] ?? 0,
    writes: () => writes,
    async close() {
      const closed = servers.map((server) => once(server.close(), 'close'));
      sockets.forEach((socket) => socket.destroy());
      await Promise.all(closed);
    },
  };
}

/** The words of each command: all that a client sends are arrays of texts. */
const commandsIn = (data: string): string[] =>
  data
    .split(/^\*\d+\r\n/m)
    .filter((each) => each !== '')
    .map((each) => {
      const [name = '', ...args] = each.split('\r\n').filter((line, index) => line !== '' && index % 2 === 1);
      return [name.toLowerCase(), ...args].join(' ');
    });

const bulk = (text: string) => `$${text.length}\r\n${text}\r\n`;

function answerTo(command: string, ports: readonly number[]): string {
  if (/^hello/.test(command)) return '-ERR unknown command HELLO\r\n';
  if (/^cluster slots/i.test(command)) return slotsOf(ports);
  if (/^info|^cluster info/i.test(command)) return bulk('loading:0\r\ncluster_state:ok\r\nrole:master');
  return '+OK\r\n';
}

/** Each port has half of the slots. */
const slotsOf = (ports: readonly number[]) =>
  `*${ports.length}\r\n${ports
    .map((port, index) => {
      const first = index * 8_192;
      const node = `*3\r\n${bulk('127.0.0.1')}:${port}\r\n${bulk(`node-${index}`)}`;
      return `*3\r\n:${first}\r\n:${first + 8_191}\r\n${node}`;
    })
    .join('')}`;
