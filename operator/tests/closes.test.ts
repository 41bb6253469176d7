// @module-tag tier-2

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const script = `
  import { startOperator } from './operator/operator.ts';
  const operator = await startOperator({
    port: 0, dataDir: process.env.DATA_DIR, siteOrigin: 'http://localhost:3000', scenarios: true, jackpotIntervalMs: 1000,
  });
  await (await fetch(operator.apiUrl + 'cms/grouped')).json();
  await operator.close();
  console.log('closed');
`;

it('ends without open handles that would keep the process alive', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'closes-'));
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: 120_000,
  });
  const said = once(child.stdout, 'data') as Promise<[Buffer]>;
  const [code] = (await once(child, 'exit')) as [number | null];
  expect(String((await said)[0])).toContain('closed');
  expect(code).toBe(0);
  rmSync(dataDir, { recursive: true });
});
