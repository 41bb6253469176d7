import type { WebSocket } from 'ws';

/** More than this unsent, and the sender has to wait. */
const HOLD_ABOVE_BYTES = 64 * 1024;
const RELEASE_BELOW_BYTES = 16 * 1024;

/** What had arrived before the sender was held may still come on top. */
const UNSENT_LIMIT_BYTES = 4 * HOLD_ABOVE_BYTES;

/** A reader that takes nothing for so long is cut off. */
const STUCK_AFTER_MS = 10_000;

/** One connection may not take the time of all others. */
const FRAMES_PER_SECOND = 200;

/** One direction of a relayed connection. */
export interface Flow {
  /** Sends a frame on, and holds the sender back while the reader is behind. */
  pass(frame: Buffer | string): void;
  stop(): void;
}

interface FlowEvents {
  /** The reader is too slow, and what is unsent too much. */
  onStuck(): void;
  /** The sender is too fast. Without it, the sender waits for the next second. */
  onFast?(): void;
}

export function createFlow(from: WebSocket, to: WebSocket, { onStuck, onFast }: FlowEvents): Flow {
  let secondBegan = 0;
  let frames = 0;
  let isFull = false;
  let isFast = false;
  let stuck: NodeJS.Timeout | undefined;
  let nextSecond: NodeJS.Timeout | undefined;

  function release(): void {
    if (!isFull && !isFast) from.resume();
  }

  function sent(): void {
    if (!isFull || to.bufferedAmount > RELEASE_BELOW_BYTES) return;
    isFull = false;
    clearTimeout(stuck);
    release();
  }

  function holdWhileFull(): void {
    if (isFull || to.bufferedAmount <= HOLD_ABOVE_BYTES) return;
    isFull = true;
    from.pause();
    stuck = setTimeout(onStuck, STUCK_AFTER_MS);
  }

  function holdWhileFast(): void {
    const now = Date.now();
    if (now - secondBegan >= 1000) {
      secondBegan = now;
      frames = 0;
    }
    frames += 1;
    if (frames < FRAMES_PER_SECOND || isFast) return;
    if (onFast) {
      onFast();
      return;
    }
    isFast = true;
    from.pause();
    nextSecond = setTimeout(
      () => {
        isFast = false;
        release();
      },
      secondBegan + 1000 - now,
    );
  }

  return {
    pass(frame) {
      if (to.bufferedAmount > UNSENT_LIMIT_BYTES) {
        onStuck();
        return;
      }
      to.send(frame, { binary: false }, sent);
      holdWhileFull();
      holdWhileFast();
    },
    stop() {
      clearTimeout(stuck);
      clearTimeout(nextSecond);
    },
  };
}
