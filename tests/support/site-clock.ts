import type { ChildProcess } from 'node:child_process';

/** The clock and the load of a site's process: tests turn the clock instead of waiting, and need no load of their own. */
export interface SiteClock {
  /** Stops the site's timeouts: from now on they end only when the test turns the clock. */
  hold(): Promise<void>;
  /** Turns the clock ahead. Timeouts that this reaches end in order, each at its own time. */
  turn(ms: number): Promise<void>;
  /** Lets the clock run again. Pending timeouts have the rest of their time. */
  release(): Promise<void>;
  /** Makes the site's thread look busy, as under load, or again as it is. */
  setBusy(busy: boolean): Promise<void>;
}

/** Starts a process with this clock: the flags are for Node, and the process needs an IPC channel. */
export const CLOCK_FLAGS = ['--import', new URL('test-clock.mjs', import.meta.url).href];

interface Command {
  readonly hold?: boolean;
  readonly turnMs?: number;
  readonly busy?: boolean;
}

export function siteClock(child: ChildProcess): SiteClock {
  const waiting = new Map<number, () => void>();
  let lastId = 0;
  child.on('message', (reply) => waiting.get((reply as { id: number }).id)?.());
  // The process may end while its clock is turned.
  child.once('exit', () => waiting.forEach((done) => done()));
  const command = (what: Command) =>
    new Promise<void>((resolve, reject) => {
      const id = (lastId += 1);
      waiting.set(id, resolve);
      child.send({ id, ...what }, (error) => error && reject(error));
    });
  return {
    hold: () => command({ hold: true }),
    turn: (ms) => command({ turnMs: ms }),
    release: () => command({ hold: false }),
    setBusy: (busy) => command({ busy }),
  };
}
