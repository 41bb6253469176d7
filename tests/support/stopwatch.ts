const LOOK_EVERY_MS = 50;

/** A machine that makes a timer here wait makes the site wait as well, and the operator, and the proxy between them. */
const PROCESSES = 4;

let lateMs = 0;
let lookedAt = performance.now();
setInterval(() => {
  const now = performance.now();
  lateMs += Math.max(0, now - lookedAt - LOOK_EVERY_MS);
  lookedAt = now;
}, LOOK_EVERY_MS).unref();

/** Starts to measure. The result is in milliseconds, less what the machine was too busy to give to anybody. */
export function startStopwatch(): () => number {
  const since = performance.now();
  const lateBefore = lateMs;
  return () => performance.now() - since - PROCESSES * (lateMs - lateBefore);
}
