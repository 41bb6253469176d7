import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/support/free-port';
import { whenListening } from '../../tests/support/when-listening';
import { serverOf, type Server } from '../pages/servers';

const HAPROXY = '/usr/sbin/haproxy';

/**
 * Starts HAProxy in front of instances, as docs/scale.md describes it: in turns, so that a player meets all of them, away
 * from those that say that they stop, and with another try only where no connection was made.
 *
 * @param hosts `host:port` of each instance
 */
export async function startBalancer(hosts: readonly string[]): Promise<Server> {
  const port = await freePort();
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'haproxy-')), 'haproxy.cfg');
  const lines = [
    ...['global', '  maxconn 4096', '  nbthread 1'],
    ...['defaults', '  mode http', '  timeout connect 1s', '  timeout client 30s', '  timeout server 25s'],
    ...['frontend players', `  bind 127.0.0.1:${port}`, '  option forwardfor', '  default_backend site'],
    ...['backend site', '  balance roundrobin', '  http-reuse safe', '  option httpchk GET /readyz'],
    ...[
      '  option redispatch 1',
      '  retries 3',
      '  retry-on conn-failure',
      '  default-server inter 500ms fall 1 rise 1',
    ],
    // Shorter than the five seconds after which the site ends a connection that it does not use.
    '  default-server pool-purge-delay 2s',
    ...hosts.map((host, index) => `  server web-${index} ${host} check`),
  ];
  writeFileSync(file, `${lines.join('\n')}\n`);
  const child = spawn(HAPROXY, ['-q', '-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
  await whenListening(port);
  return serverOf(child, port, null);
}
