import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOperator, type OperatorOptions, type RunningOperator } from '../../operator/operator';
import { timedStartUp } from './start-ups';

export const SITE_ORIGIN = 'http://localhost:3000';

/** Starts an operator on free ports with a new data directory, which is removed when it stops. */
export async function startDemoOperator(
  options: Partial<OperatorOptions> = {},
): Promise<RunningOperator & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-'));
  const operator = await timedStartUp('operator', () =>
    startOperator({ port: 0, dataDir, siteOrigin: SITE_ORIGIN, withdrawalsCancellable: true, ...options }),
  );
  return {
    ...operator,
    dataDir,
    async close() {
      await operator.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
