import { whenIdle } from './when-idle';

/** See docs/product/timings.md#timings-and-limits. */
const QUIET_MS = 1_000;

const INPUT_EVENTS = ['keydown', 'input', 'pointerdown'];

export interface InputWatch {
  /** Resolves in a background task, at the earliest a second after the last key or tap. */
  waitForQuiet(): Promise<void>;
  stop(): void;
}

/** Work that blocks the page can wait for a pause. The start counts as a tap: one has usually just led here. */
export function watchInput(): InputWatch {
  let lastInputAt = performance.now();
  const noteInput = () => {
    lastInputAt = performance.now();
  };
  const quietInMs = () => lastInputAt + QUIET_MS - performance.now();
  for (const type of INPUT_EVENTS) window.addEventListener(type, noteInput, { capture: true, passive: true });
  return {
    async waitForQuiet() {
      do {
        if (quietInMs() > 0) await new Promise((resolve) => setTimeout(resolve, quietInMs()));
        await backgroundTask();
        // A key may have come while the task waited for its turn.
      } while (quietInMs() > 0);
    },
    stop() {
      for (const type of INPUT_EVENTS) window.removeEventListener(type, noteInput, { capture: true });
    },
  };
}

interface Scheduler {
  postTask(act: () => void, options: { priority: 'background' }): Promise<void>;
}

/** Resolves in a task of its own, behind input and drawing. */
const backgroundTask = () =>
  new Promise<void>((resolve) => {
    const { scheduler } = window as { scheduler?: Scheduler };
    // Preferred to an idle callback, which Chromium may hold back for a second at each call.
    if (scheduler) void scheduler.postTask(resolve, { priority: 'background' });
    else whenIdle(resolve);
  });
