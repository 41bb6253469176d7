import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchInput, type InputWatch } from './watch-input';

/** The tasks that wait in the fake scheduler, with their priority. */
let tasks: { readonly act: () => void; readonly priority: string }[];
let page: EventTarget & { scheduler?: unknown };
let input: InputWatch;
let isQuiet: boolean;

const press = (type = 'keydown') => page.dispatchEvent(new Event(type));

async function runTask(): Promise<void> {
  tasks.shift()?.act();
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  vi.useFakeTimers();
  tasks = [];
  page = Object.assign(new EventTarget(), {
    scheduler: {
      postTask: (act: () => void, { priority }: { priority: string }) => void tasks.push({ act, priority }),
    },
  });
  vi.stubGlobal('window', page);
  isQuiet = false;
  input = watchInput();
  vi.advanceTimersByTime(5_000);
});

afterEach(() => {
  input.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = () => void input.waitForQuiet().then(() => (isQuiet = true));

describe('a page without input', () => {
  it('is quiet in a background task', async () => {
    wait();
    await vi.advanceTimersByTimeAsync(5_000);
    expect([isQuiet, tasks.map(({ priority }) => priority)]).toEqual([false, ['background']]);
    await runTask();
    expect(isQuiet).toBe(true);
  });

  it('is quiet in a timer where the browser has no scheduler and no idle callbacks', async () => {
    delete page.scheduler;
    Object.assign(page, { setTimeout });
    wait();
    await Promise.resolve();
    expect(isQuiet).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isQuiet).toBe(true);
  });
});

describe.each(['keydown', 'input', 'pointerdown'])('after %s', (type) => {
  it('waits for a second', async () => {
    press(type);
    wait();
    await vi.advanceTimersByTimeAsync(999);
    expect(tasks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await runTask();
    expect(isQuiet).toBe(true);
  });
});

it('waits again for a second after a key that came while it waited', async () => {
  press();
  wait();
  await vi.advanceTimersByTimeAsync(600);
  press();
  await vi.advanceTimersByTimeAsync(400);
  await runTask();
  expect(isQuiet).toBe(false);
  await vi.advanceTimersByTimeAsync(600);
  await runTask();
  expect(isQuiet).toBe(true);
});

it('waits again for a second after a key that came before the background task', async () => {
  wait();
  await vi.advanceTimersByTimeAsync(0);
  press();
  await runTask();
  expect([isQuiet, tasks]).toEqual([false, []]);
  await vi.advanceTimersByTimeAsync(1_000);
  await runTask();
  expect(isQuiet).toBe(true);
});

it('waits for a second after the start, as after a tap', async () => {
  input.stop();
  input = watchInput();
  wait();
  await vi.advanceTimersByTimeAsync(999);
  expect(tasks).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  await runTask();
  expect(isQuiet).toBe(true);
});

it('does not listen once it is stopped', async () => {
  input.stop();
  press();
  wait();
  await runTask();
  expect(isQuiet).toBe(true);
});
