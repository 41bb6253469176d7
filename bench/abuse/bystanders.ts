import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** What one kind of request met during an attack. */
export interface Experience {
  readonly times: number[];
  /** The answers that no player should get, by status; 0 stands for none. */
  readonly failures: Map<number, number>;
}

/** Pages that are rendered for each player, and the balance poll. */
const PATHS = ['/', '/casino/slot', '/balance', '/dashboard', '/dashboard/deposit', '/balance'];

const THINK_MS = 500;

/** Players who follow links and wait between them, each from a network of their own, until the signal aborts. */
export async function play(origin: string, cookies: readonly string[], signal: AbortSignal): Promise<Experience> {
  const experience: Experience = { times: [], failures: new Map() };
  await Promise.all(
    cookies.map(async (cookie, player) => {
      const pool = new Pool(origin, { connections: 2 });
      const headers = { cookie, 'accept-encoding': 'br', 'x-forwarded-for': `198.51.${player}.7` };
      await pause((THINK_MS * player) / cookies.length);
      for (let page = player; !signal.aborted; page += 1) {
        await ask(pool, PATHS[page % PATHS.length] ?? '/', headers, experience);
        await pause(THINK_MS);
      }
      await pool.close();
    }),
  );
  return experience;
}

/**
 * Asks for the health of the site every 50 ms, on a new connection each time, as a probe does.
 *
 * @param origin that of the metrics, where the manifests' probes ask
 */
export async function probe(origin: string, signal: AbortSignal): Promise<Experience> {
  const experience: Experience = { times: [], failures: new Map() };
  while (!signal.aborted) {
    const pool = new Pool(origin, { connections: 1 });
    await ask(pool, '/healthz', {}, experience);
    await pool.close();
    await pause(50);
  }
  return experience;
}

const GIVE_UP_MS = 10_000;

async function ask(pool: Pool, path: string, headers: Record<string, string>, experience: Experience): Promise<void> {
  const since = performance.now();
  const status = await statusOf(pool, path, headers);
  experience.times.push(performance.now() - since);
  if (status !== 200) experience.failures.set(status, (experience.failures.get(status) ?? 0) + 1);
}

async function statusOf(pool: Pool, path: string, headers: Record<string, string>): Promise<number> {
  try {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const { statusCode, body } = await pool.request({ method: 'GET', path, headers, signal });
    await body.dump({ limit: 10_000_000 });
    return statusCode;
  } catch {
    return 0;
  }
}
