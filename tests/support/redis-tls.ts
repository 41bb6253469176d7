import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from './free-port';
import { startRedis, type TestRedis } from './redis';
import { tools } from './tools';

/** A Redis that accepts only connections with TLS and a client certificate. */
export interface TestTlsRedis {
  /** The settings of a site that uses it. */
  readonly env: Record<'REDIS_URL' | 'REDIS_CA_FILE' | 'REDIS_CERT_FILE' | 'REDIS_KEY_FILE', string>;
  /** A certificate authority that has not issued the server's certificate. */
  readonly foreignCa: string;
  stop: TestRedis['stop'];
}

export async function startTlsRedis(): Promise<TestTlsRedis> {
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-tls-'));
  const file = (name: string) => path.join(folder, name);
  makeAuthority(folder, 'ca');
  makeAuthority(folder, 'foreign');
  issue(folder, 'server');
  issue(folder, 'client');
  const tlsPort = await freePort();
  // Port 0 for connections without TLS: none are accepted.
  const { stop } = await startRedis(0, [
    ...['--tls-port', String(tlsPort), '--tls-auth-clients', 'yes', '--tls-ca-cert-file', file('ca.pem')],
    ...['--tls-cert-file', file('server.pem'), '--tls-key-file', file('server.key')],
  ]);
  return {
    env: {
      REDIS_URL: `rediss://localhost:${tlsPort}`,
      REDIS_CA_FILE: file('ca.pem'),
      REDIS_CERT_FILE: file('client.pem'),
      REDIS_KEY_FILE: file('client.key'),
    },
    foreignCa: file('foreign.pem'),
    stop,
  };
}

const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

function openssl(folder: string, ...args: string[]): void {
  execFileSync(tools.openssl.path, args, { cwd: folder, stdio: 'ignore' });
}

function makeAuthority(folder: string, name: string): void {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`];
  openssl(folder, 'req', '-x509', ...KEY, '-days', '1', '-subj', `/CN=${name}`, ...files);
}

/** Issues a certificate for this machine, signed by `ca`. */
function issue(folder: string, name: string): void {
  openssl(folder, 'req', ...KEY, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.csr`);
  writeFileSync(path.join(folder, `${name}.ext`), 'subjectAltName=DNS:localhost,IP:127.0.0.1\n');
  const signing = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '1', '-extfile', `${name}.ext`];
  openssl(folder, 'x509', '-req', '-in', `${name}.csr`, ...signing, '-out', `${name}.pem`);
}
