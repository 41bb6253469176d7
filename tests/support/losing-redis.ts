import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A Redis that takes one write and closes the connection in place of an answer, as a server does that dies at that moment. */
export interface LosingRedis {
  readonly port: number;
  /** How often it was sent a `SET`. */
  writes(): number;
  close(): Promise<void>;
}

/** It answers what a client of one server, or of a cluster with all slots here, asks before its first command. */
export async function startLosingRedis(): Promise<LosingRedis> {
  let writes = 0;
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    socket.on('data', (data) => {
      for (const command of commandsIn(String(data))) {
        if (command.startsWith('set ')) {
          writes += 1;
          // The first alone, so that a client that repeats it is found out.
          if (writes === 1) return void socket.destroy();
        }
        socket.write(answerTo(command, port));
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    writes: () => writes,
    async close() {
      server.close();
      sockets.forEach((socket) => socket.destroy());
      await once(server, 'close');
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

function answerTo(command: string, port: number): string {
  if (/^hello/.test(command)) return '-ERR unknown command HELLO\r\n';
  if (/^cluster slots/i.test(command))
    return `*1\r\n*3\r\n:0\r\n:16383\r\n*3\r\n${bulk('127.0.0.1')}:${port}\r\n${bulk('the-only-node')}`;
  if (/^info|^cluster info/i.test(command)) return bulk('loading:0\r\ncluster_state:ok\r\nrole:master');
  return '+OK\r\n';
}
