import type { WebSocket } from 'ws';

/** The sender is paused above the first amount of unsent data, and resumed below the second. */
const PAUSE_ABOVE_BYTES = 64 * 1024;
const RESUME_BELOW_BYTES = 16 * 1024;

/** More unsent data than this ends the connection. The margin is for data that arrived before the pause. */
const UNSENT_LIMIT_BYTES = 4 * PAUSE_ABOVE_BYTES;

/** How long a reader may stay behind before the connection ends. */
const STALLED_AFTER_MS = 10_000;

/** The rate limit of one direction, so that one connection cannot use up the server's time. */
const FRAMES_PER_SECOND = 200;

interface PipeEvents {
  /** The reader is too slow: it has taken nothing for ten seconds, or too much is unsent. */
  onStalled(): void;
  /** The sender exceeds the rate limit. Without this handler the sender is paused until the next second. */
  onFlood?(): void;
}

/** The sender is paused while the reader is behind. Unsent data and frames per second are limited. */
export function createPipe(from: WebSocket, to: WebSocket, { onStalled, onFlood }: PipeEvents) {
  const countFrame = createFrameCounter();
  let isFull = false;
  let isThrottled = false;
  let stalled: NodeJS.Timeout | undefined;
  let nextSecond: NodeJS.Timeout | undefined;

  function resume(): void {
    if (!isFull && !isThrottled) from.resume();
  }

  function onSent(): void {
    if (!isFull || to.bufferedAmount > RESUME_BELOW_BYTES) return;
    isFull = false;
    clearTimeout(stalled);
    resume();
  }

  function pauseWhileFull(): void {
    if (isFull || to.bufferedAmount <= PAUSE_ABOVE_BYTES) return;
    isFull = true;
    from.pause();
    stalled = setTimeout(onStalled, STALLED_AFTER_MS);
  }

  function limitRate(): void {
    const waitMs = countFrame();
    if (waitMs === null || isThrottled) return;
    if (onFlood) return onFlood();
    isThrottled = true;
    from.pause();
    nextSecond = setTimeout(() => {
      isThrottled = false;
      resume();
    }, waitMs);
  }

  return {
    forward(frame: Buffer | string) {
      if (to.bufferedAmount > UNSENT_LIMIT_BYTES) return onStalled();
      to.send(frame, { binary: false }, onSent);
      pauseWhileFull();
      limitRate();
    },
    stop() {
      clearTimeout(stalled);
      clearTimeout(nextSecond);
    },
  };
}

/** Returns a function that counts a frame. It returns null, or the milliseconds to wait when the second's limit is reached. */
function createFrameCounter(): () => number | null {
  let secondBegan = 0;
  let frames = 0;
  return () => {
    const now = Date.now();
    if (now - secondBegan >= 1000) {
      secondBegan = now;
      frames = 0;
    }
    frames += 1;
    return frames < FRAMES_PER_SECOND ? null : secondBegan + 1000 - now;
  };
}
