import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** What a test may start. The times table of a run counts them. */
export type StartUp = 'site' | 'operator' | 'operator process' | 'browser' | 'Redis' | 'proxy' | 'Varnish';

/** Records how long a start-up takes, if this is a run that measures (SUITE_RESULTS names its folder). */
export async function timedStartUp<T>(what: StartUp, start: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const started = await start();
  const folder = process.env['SUITE_RESULTS'];
  if (folder !== undefined) {
    const line = JSON.stringify({ what, ms: Math.round(performance.now() - startedAt) });
    appendFileSync(path.join(folder, 'start-ups.jsonl'), `${line}\n`);
  }
  return started;
}
