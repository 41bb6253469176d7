import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fillTemplate } from './proxy';
import { whenListening } from './when-listening';
import { timedStartUp } from './start-ups';
import { tools } from './tools';
import { stopProcess } from './processes';

export interface TestVarnish {
  readonly origin: string;
  stop(): Promise<void>;
}

/** The parameters that the deployed start script gives to Varnish. */
export const varnishParameters = () =>
  readFileSync('deploy/edge/varnish/start.sh', 'utf8').match(/(?<=-p )\w+=\w+/g) ?? [];

interface VarnishOptions {
  /** The entries of the list of addresses that may purge. */
  readonly purgeFrom?: string;
  /** Changes the configuration, such as a time that a test cannot wait for. */
  edit?(configuration: string): string;
}

/** Starts a real Varnish with the deployed configuration, in front of two instances on this machine. */
export async function startVarnish(
  port: number,
  instances: readonly [number, number],
  { purgeFrom = '"127.0.0.1";', edit = (text) => text }: VarnishOptions = {},
): Promise<TestVarnish> {
  const directory = mkdtempSync(path.join(tmpdir(), 'varnish-'));
  const configuration = path.join(directory, 'site.vcl');
  writeFileSync(
    configuration,
    edit(
      fillTemplate('deploy/edge/varnish/site.vcl.template', {
        SITE_HOST: 'localhost',
        WEB_ONE_HOST: '127.0.0.1',
        WEB_ONE_PORT: String(instances[0]),
        WEB_TWO_HOST: '127.0.0.1',
        WEB_TWO_PORT: String(instances[1]),
        PURGE_FROM: purgeFrom,
      }),
    ),
  );
  // Without jail and shared log of a system service: each test has its own folder.
  const child = spawn(
    tools.varnish.path,
    [
      ...['-F', '-n', path.join(directory, 'work'), '-j', 'none', '-f', configuration],
      ...['-a', `127.0.0.1:${port}`, '-T', 'none', '-s', 'malloc,32m', '-p', 'vsl_space=4m'],
      ...varnishParameters().flatMap((parameter) => ['-p', parameter]),
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'exit');
  await timedStartUp('Varnish', () =>
    Promise.race([
      whenListening(port),
      ended.then(() => {
        throw new Error(`Varnish ended:\n${said}`);
      }),
    ]),
  );
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      await stopProcess(child);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
