import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { timedStartUp } from './start-ups';
import { tools } from './tools';
import { whenListening } from './when-listening';
import { stopProcess } from './processes';

export interface TestProxy {
  /** The public address, which players use. */
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a real nginx with a deployed configuration, in front of two instances on this machine.
 *
 * @param file the configuration: that of the proxy, or of the edge cache
 */
export async function startProxy(
  port: number,
  instances: readonly [number, number],
  file = 'deploy/proxy/site.conf.template',
): Promise<TestProxy> {
  const directory = mkdtempSync(path.join(tmpdir(), 'proxy-'));
  const variables: Record<string, string> = {
    PROXY_PORT: String(port),
    PROXY_TLS: directory,
    WEB_ONE: `127.0.0.1:${instances[0]}`,
    WEB_TWO: `127.0.0.1:${instances[1]}`,
    SITE_HOST: 'localhost',
    EDGE_STORE: path.join(directory, 'store'),
  };
  makeCertificate(directory);
  const site = fillTemplate(file, variables);
  writeFileSync(path.join(directory, 'nginx.conf'), mainConfiguration(directory, site));
  const child = spawn(tools.nginx.path, ['-p', directory, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await timedStartUp('proxy', () => whenListening(port));
  return {
    origin: `https://localhost:${port}`,
    stop: () => stopProcess(child),
  };
}

/** A configuration with the deployment's own variables. nginx's variables stay as they are. */
export const fillTemplate = (file: string, variables: Readonly<Record<string, string>>): string =>
  readFileSync(file, 'utf8').replace(/\$\{(\w+)\}/g, (whole, name: string) => variables[name] ?? whole);

/** The parts of Debian's main nginx configuration that the site's configuration needs, within one directory. */
function mainConfiguration(directory: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${directory}/${kind};`,
  );
  return `
    daemon off;
    worker_processes 1;
    ${userInfo().uid === 0 ? 'user root;' : ''}
    pid ${directory}/nginx.pid;
    events { worker_connections 512; }
    http {
      access_log off;
      ${temporary.join('\n')}
      ${site}
    }`;
}

function makeCertificate(directory: string): void {
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-keyout', `${directory}/key.pem`, '-out', `${directory}/certificate.pem`];
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  execFileSync(tools.openssl.path, ['req', '-x509', ...key, ...subject, ...files], { stdio: 'ignore' });
}
