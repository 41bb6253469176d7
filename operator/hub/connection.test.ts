import { EventEmitter } from 'node:events';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { openConnection, type HubConnection } from './connection';

const END = '\u001e';
const HANDSHAKE = `{"protocol":"json","version":1}${END}`;
const PING = `{"type":6}${END}`;

/** Test double of a WebSocket, for use with fake timers. */
class FakeSocket extends EventEmitter {
  readonly sent: string[] = [];
  bufferedAmount = 0;
  readonly send = (text: string) => void this.sent.push(text);
  readonly close = vi.fn();
  readonly terminate = vi.fn(() => void this.emit('close'));
  receive(text: string, isBinary = false) {
    this.emit('message', Buffer.from(text), isBinary);
  }
}

let socket: FakeSocket;
let connection: HubConnection;

beforeEach(() => {
  vi.useFakeTimers();
  socket = new FakeSocket();
  connection = openConnection(socket as unknown as WebSocket);
});
afterEach(() => {
  socket.emit('close');
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe('a hub connection', () => {
  it('answers the handshake, and sends nothing before it', () => {
    connection.send('early');
    vi.advanceTimersByTime(15_000);
    expect(socket.sent).toEqual([]);
    socket.receive(HANDSHAKE);
    connection.send('late');
    expect(socket.sent).toEqual([`{}${END}`, 'late']);
  });

  it('refuses another protocol and closes', () => {
    socket.receive(`{"protocol":"messagepack","version":1}${END}`);
    expect(socket.sent).toEqual([`{"error":"The only protocol here is json."}${END}`]);
    expect(socket.close).toHaveBeenCalledTimes(1);
  });

  it('pings every 15 s', () => {
    socket.receive(HANDSHAKE);
    vi.advanceTimersByTime(15_000);
    socket.receive(PING);
    vi.advanceTimersByTime(15_000);
    expect(socket.sent).toEqual([`{}${END}`, PING, PING]);
  });

  it('closes if the client is silent for 30 s, and asks it to reconnect', () => {
    socket.receive(HANDSHAKE);
    vi.advanceTimersByTime(29_000);
    socket.receive(PING);
    vi.advanceTimersByTime(29_999);
    expect(socket.close).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.close).toHaveBeenCalledTimes(1);
    expect(socket.sent.at(-1)).toBe(`{"type":7,"error":"The client fell silent.","allowReconnect":true}${END}`);
  });

  it('terminates a client that does not answer the close within a second', async () => {
    socket.receive(HANDSHAKE);
    const closed = connection.close({ allowReconnect: false });
    vi.advanceTimersByTime(999);
    expect(socket.terminate).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(socket.terminate).toHaveBeenCalledTimes(1);
    await closed;
  });

  it('reads a record split over two frames, and two records in one frame', () => {
    socket.receive(HANDSHAKE.slice(0, 10));
    socket.receive(`${HANDSHAKE.slice(10)}${PING}{"type":1,"invocationId":"7","target":"Send","arguments":[]}${END}`);
    expect(socket.sent).toEqual([
      `{}${END}`,
      `{"type":3,"invocationId":"7","error":"Clients have nothing to invoke here."}${END}`,
    ]);
  });

  it.each([
    ['a malformed record', `{"type":${END}`, false],
    ['a binary frame', PING, true],
    ['a record without an end', 'x'.repeat(40_000), false],
  ])('closes on %s', (_case, text, isBinary) => {
    socket.receive(HANDSHAKE);
    socket.receive(text, isBinary);
    expect(socket.close).toHaveBeenCalledTimes(1);
    expect(socket.sent.at(-1)).toContain('"allowReconnect":false');
  });

  it('ignores messages that need no reply', () => {
    socket.receive(HANDSHAKE);
    socket.receive(`{"type":4}${END}{"type":3,"invocationId":"1"}${END}{"type":99}${END}`);
    expect(socket.sent).toEqual([`{}${END}`]);
    expect(socket.close).not.toHaveBeenCalled();
  });

  it('survives arbitrary input', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.json())), fc.boolean(), (frames, binary) => {
        const hostile = new FakeSocket();
        openConnection(hostile as unknown as WebSocket);
        hostile.receive(HANDSHAKE);
        for (const frame of frames) hostile.receive(frame + END, binary);
        hostile.emit('close');
        expect(hostile.close.mock.calls.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('terminates a client that does not read what it is sent', () => {
    socket.receive(HANDSHAKE);
    socket.bufferedAmount = 2_000_000;
    connection.send('more');
    expect(socket.terminate).toHaveBeenCalledTimes(1);
  });
});
