import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { EdgeConfig } from '~/platform/config/env.server';

interface EdgePurgeOptions extends Pick<EdgeConfig, 'vendor' | 'purgeUrls' | 'purgeToken'> {
  readonly log: Pick<Logger, 'error'>;
  onPurge(result: 'purged' | 'retried' | 'failed'): void;
  /** Waits between two attempts, in milliseconds. */
  readonly waitsMs?: readonly number[];
}

/** The edge answers in milliseconds, or is away. */
const TIMEOUT_MS = 2_000;

const WAITS_MS = [250, 1_000, 4_000];

/** Removes pages from the edge by their tags. Each address has one request in flight; later tags go with the next one. */
export function createEdgePurge(options: EdgePurgeOptions) {
  const queues = options.purgeUrls.map((url) => createPurgeQueue(url, options));
  return {
    /** Returns at once. Never throws: a purge that fails is tried again, then logged, and the pages expire by themselves. */
    purge(tags: Iterable<string>) {
      for (const add of queues) add(tags);
    },
  };
}

function createPurgeQueue(url: string, options: EdgePurgeOptions): (tags: Iterable<string>) => void {
  const { log, onPurge, waitsMs = WAITS_MS } = options;
  const pending = new Set<string>();
  let isBusy = false;

  async function sendAll(): Promise<void> {
    isBusy = true;
    try {
      await sendPending();
    } finally {
      isBusy = false;
    }
  }

  async function sendPending(): Promise<void> {
    let failures = 0;
    while (pending.size > 0) {
      const tags = [...pending];
      pending.clear();
      const problem = await findProblem(url, purgeRequest(options, tags));
      if (problem === null) {
        failures = 0;
        onPurge('purged');
        continue;
      }
      const wait = waitsMs[failures];
      failures += 1;
      if (wait === undefined) {
        failures = 0;
        onPurge('failed');
        log.error({ host: new URL(url).host, problem, tags }, 'the edge could not be purged');
        continue;
      }
      onPurge('retried');
      for (const tag of tags) pending.add(tag);
      await setTimeout(wait, undefined, { ref: false });
    }
  }

  return (tags) => {
    for (const tag of tags) pending.add(tag);
    if (!isBusy) void sendAll();
  };
}

function purgeRequest({ vendor, purgeToken = '' }: EdgePurgeOptions, tags: readonly string[]): RequestInit {
  switch (vendor) {
    case 'fastly':
      return { method: 'POST', headers: { 'fastly-key': purgeToken, 'surrogate-key': tags.join(' ') } };
    case 'cloudflare':
      return {
        method: 'POST',
        headers: { authorization: `Bearer ${purgeToken}`, 'content-type': 'application/json' },
        body: JSON.stringify({ tags }),
      };
    default:
      return { method: 'PURGE', headers: { 'xkey-purge': tags.join(' ') } };
  }
}

/** Sends a purge. Null when the edge has accepted it, otherwise what went wrong. */
async function findProblem(url: string, request: RequestInit): Promise<string | null> {
  try {
    const answer = await fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    // The body is not needed, and may be of any size.
    await answer.body?.cancel();
    return answer.ok ? null : `status ${answer.status}`;
  } catch (error) {
    // The code only: a message may contain the address, and with it a secret.
    const { name, cause } = error as Error & { cause?: NodeJS.ErrnoException };
    return cause?.code ?? name;
  }
}
