import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import type { RunningOperator } from '../../operator/operator';
import { SITE_ORIGIN } from './demo-operator';
import { timedStartUp } from './start-ups';

export interface OperatorProcess {
  readonly places: Omit<RunningOperator, 'close'>;
  /** Waits until the process has ended. Does nothing if it has ended already. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts the operator as a process of its own, which can be killed. Port 0 takes any free pair. */
export async function startOperatorProcess(dataDir: string, port = 0): Promise<OperatorProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'operator/main.ts'], {
    env: { ...process.env, OPERATOR_PORT: String(port), DATA_DIR: dataDir, PUBLIC_ORIGIN: SITE_ORIGIN },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return { places: await timedStartUp('operator process', () => readPlaces(child.stdout)), stop };
}

async function readPlaces(output: Readable): Promise<OperatorProcess['places']> {
  let said = '';
  for await (const line of createInterface({ input: output })) {
    said += `${line}\n`;
    const found = /calls at (\S+), hub at (\S+), codes sent at (\S+)\n.*games and payments at (\S+)/.exec(said);
    if (!found) continue;
    const [, apiUrl = '', hubUrl = '', outboxUrl = '', thirdPartyOrigin = ''] = found;
    return { apiUrl, hubUrl, outboxUrl, thirdPartyOrigin };
  }
  throw new Error('The operator did not start.');
}
