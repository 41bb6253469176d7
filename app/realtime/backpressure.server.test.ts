import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { createPipe } from './backpressure.server';

const KB = 1024;

/** Sockets that a pipe connects: the reader takes nothing until `drain`. */
function setUp() {
  const sent: (() => void)[] = [];
  const from = { pause: vi.fn(), resume: vi.fn() };
  const to = {
    bufferedAmount: 0,
    send(frame: string, _options: object, onSent: () => void) {
      to.bufferedAmount += frame.length;
      sent.push(onSent);
    },
  };
  const onStalled = vi.fn();
  const pipe = createPipe(from as unknown as WebSocket, to as unknown as WebSocket, { onStalled });
  const drain = () => {
    to.bufferedAmount = 0;
    for (const onSent of sent.splice(0)) onSent();
  };
  return { from, to, pipe, drain, onStalled };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a pipe to a slow reader', () => {
  it('pauses the sender above 64 KiB, and resumes it when the reader has caught up', () => {
    const { from, pipe, drain, onStalled } = setUp();
    pipe.forward('x'.repeat(64 * KB));
    expect(from.pause).not.toHaveBeenCalled();
    pipe.forward('x');
    expect(from.pause).toHaveBeenCalledTimes(1);
    drain();
    expect(from.resume).toHaveBeenCalled();
    vi.advanceTimersByTime(10_000);
    expect(onStalled).not.toHaveBeenCalled();
  });

  it('ends when the reader takes nothing for ten seconds', () => {
    const { pipe, onStalled } = setUp();
    pipe.forward('x'.repeat(65 * KB));
    vi.advanceTimersByTime(9_999);
    expect(onStalled).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(onStalled).toHaveBeenCalled();
  });

  it('buffers at most 256 KiB and one frame of a sender that does not pause', () => {
    const { to, pipe, onStalled } = setUp();
    for (let frame = 0; frame < 100; frame += 1) pipe.forward('x'.repeat(30 * KB));
    expect(to.bufferedAmount).toBeLessThanOrEqual((256 + 30) * KB);
    expect(onStalled).toHaveBeenCalled();
    pipe.stop();
  });
});
