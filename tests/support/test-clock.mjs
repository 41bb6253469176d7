import { syncBuiltinESMExports } from 'node:module';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { setImmediate } from 'node:timers';
import timersPromises from 'node:timers/promises';
import { promisify } from 'node:util';

/**
 * The clock of a site under test, loaded before the site (`--import`). The test holds it, turns it ahead and releases it
 * with messages to the process: see site-clock.ts. LATER_MS sets the clock ahead from the start.
 *
 * While the clock is held, timers of LONG_MS and more end only when the test turns the clock. So a timeout of the site
 * takes no time, and never ends early on a busy machine. Shorter timers (back-offs, polls, samples) always run. So does
 * the time of day, which is ahead by what the test has turned.
 */
const LONG_MS = 400;

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  dateNow: Date.now,
  performanceNow: performance.now.bind(performance),
};

const realUtilization = performance.eventLoopUtilization.bind(performance);

let isHeld = false;
/** By how much the time of day is ahead. */
let aheadMs = Number(process.env.LATER_MS ?? 0);
/** The time of the long timers is the real time plus this, or `heldAtMs` while it is held. */
let timersAheadMs = 0;
let heldAtMs = 0;

/** @type {Set<LongTimer>} */
const pending = new Set();

const timersNow = () => (isHeld ? heldAtMs : real.performanceNow() + timersAheadMs);

/** A pending timer that the test can hold and turn. It has the methods of Node's own `Timeout`. */
class LongTimer {
  #isRef = true;
  /** @type {NodeJS.Timeout | undefined} */
  #running;

  /** @param {() => void} callback @param {number} delayMs @param {boolean} repeats */
  constructor(callback, delayMs, repeats) {
    this.callback = callback;
    this.delayMs = delayMs;
    this.repeats = repeats;
    this.dueMs = 0;
    this.refresh();
  }

  /** Starts Node's timer for the rest of the time, or stops it while the clock is held. */
  arm() {
    real.clearTimeout(this.#running);
    this.#running = isHeld ? undefined : real.setTimeout(() => this.fire(), Math.max(1, this.dueMs - timersNow()));
    if (!this.#isRef) this.#running?.unref();
  }

  fire() {
    if (!pending.has(this)) return;
    if (this.repeats) this.refresh();
    else this.close();
    this.callback();
  }

  refresh() {
    this.dueMs = timersNow() + this.delayMs;
    pending.add(this);
    this.arm();
    return this;
  }

  close() {
    real.clearTimeout(this.#running);
    pending.delete(this);
    return this;
  }

  ref() {
    this.#isRef = true;
    this.#running?.ref();
    return this;
  }

  unref() {
    this.#isRef = false;
    this.#running?.unref();
    return this;
  }

  hasRef() {
    return this.#isRef;
  }

  [Symbol.dispose]() {
    this.close();
  }
}

/** @param {unknown} timer */
function clear(timer) {
  if (timer instanceof LongTimer) timer.close();
  else real.clearTimeout(/** @type {NodeJS.Timeout | undefined} */ (timer));
}

/** @param {(...values: unknown[]) => void} callback @param {number} [ms] @param {...unknown} values */
function setTimeoutOfTest(callback, ms, ...values) {
  if (!(Number(ms) >= LONG_MS)) return real.setTimeout(callback, ms, ...values);
  return new LongTimer(() => callback(...values), Number(ms), false);
}

/** @param {(...values: unknown[]) => void} callback @param {number} [ms] @param {...unknown} values */
function setIntervalOfTest(callback, ms, ...values) {
  if (!(Number(ms) >= LONG_MS)) return real.setInterval(callback, ms, ...values);
  return new LongTimer(() => callback(...values), Number(ms), true);
}

const sleep = timersPromises.setTimeout;

/** @param {number} [ms] @param {unknown} [value] @param {import('node:timers').TimerOptions} [options] */
function sleepOfTest(ms, value, options = {}) {
  if (!(Number(ms) >= LONG_MS)) return sleep(ms, value, options);
  const { signal, ref = true } = options;
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new DOMException('The operation was aborted', 'AbortError'));
    if (signal?.aborted) return refuse();
    const timer = new LongTimer(() => resolve(value), Number(ms), false);
    if (!ref) timer.unref();
    signal?.addEventListener('abort', () => (timer.close(), refuse()), { once: true });
  });
}

/** @param {number} ms */
function timeoutSignal(ms) {
  const controller = new AbortController();
  const abort = () => controller.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  setTimeoutOfTest(abort, ms).unref();
  return controller.signal;
}

Object.defineProperty(setTimeoutOfTest, promisify.custom, { value: sleepOfTest });
Object.assign(globalThis, {
  setTimeout: setTimeoutOfTest,
  setInterval: setIntervalOfTest,
  clearTimeout: clear,
  clearInterval: clear,
});
AbortSignal.timeout = timeoutSignal;
// Whole milliseconds, as from the real clock: databases refuse others.
Date.now = () => real.dateNow() + Math.round(aheadMs);
performance.now = () => real.performanceNow() + aheadMs;
timersPromises.setTimeout = /** @type {typeof timersPromises.setTimeout} */ (sleepOfTest);
syncBuiltinESMExports();

/** Lets the work that a timer has started get as far as it can without input. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Of several timers with the same time the first one. */
function earliest() {
  /** @type {LongTimer | undefined} */
  let found;
  for (const timer of pending) if (!found || timer.dueMs < found.dueMs) found = timer;
  return found;
}

/** Turns the clock ahead. Timers fire in the order of their times, each at its own time. @param {number} ms */
async function turn(ms) {
  const endMs = timersNow() + ms;
  for (;;) {
    const next = earliest();
    if (!next || next.dueMs > endMs) break;
    moveTo(next.dueMs);
    next.fire();
    await settle();
  }
  moveTo(endMs);
  for (const timer of pending) timer.arm();
}

/** @param {number} momentMs */
function moveTo(momentMs) {
  const ms = Math.max(0, momentMs - timersNow());
  aheadMs += ms;
  if (isHeld) heldAtMs += ms;
  else timersAheadMs += ms;
}

/** @param {boolean} held */
function setHeld(held) {
  if (held === isHeld) return;
  const nowMs = timersNow();
  isHeld = held;
  if (held) heldAtMs = nowMs;
  else timersAheadMs = nowMs - real.performanceNow();
  for (const timer of pending) timer.arm();
}

/**
 * Makes the thread look busy, or again as it is.
 *
 * @param {boolean} busy
 * @returns {Promise<void>} resolves when the site has taken its next sample
 */
function setBusy(busy) {
  return new Promise((resolve) => {
    performance.eventLoopUtilization = (...samples) => {
      // The site compares two samples: only the second call has arguments.
      if (samples.length > 0) setImmediate(resolve);
      return busy ? { idle: 0, active: 1, utilization: 1 } : realUtilization(...samples);
    };
  });
}

/** @typedef {{ id: number, hold?: boolean, turnMs?: number, busy?: boolean }} Command */
process.on('message', (/** @type {Command} */ { id, hold, turnMs, busy }) => {
  if (hold !== undefined) setHeld(hold);
  const done = busy === undefined ? turn(turnMs ?? 0) : setBusy(busy);
  void done.then(() => process.send?.({ id }));
});
// The channel to the test must not keep the process alive.
process.channel?.unref();
