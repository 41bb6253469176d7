import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { writeHandshakeRequest, writeHandshakeResponse } from './hub-protocol';
import { relayConnection } from './relayed-connection.server';

/** One side of a connection, with what it was sent. */
function createSocket() {
  const sent: string[] = [];
  const socket = Object.assign(new EventEmitter(), {
    bufferedAmount: 0,
    send: (frame: Buffer | string) => void sent.push(String(frame)),
    pause: () => undefined,
    resume: () => undefined,
    close: () => void queueMicrotask(() => socket.emit('close')),
    terminate: () => undefined,
  });
  const receive = (text: string) => socket.emit('message', Buffer.from(text), false);
  return { socket: socket as unknown as WebSocket, sent, receive };
}

const END = '\u001e';

it("sends the site's own record after the handshake, and never inside one of the hub", async () => {
  const [browser, hub] = [createSocket(), createSocket()];
  const [onHubClosed, onClosed] = [vi.fn(), vi.fn()];
  const connection = relayConnection(browser.socket, hub.socket, { onHubClosed, onClosed });
  connection.tell(`first${END}`);
  browser.receive(writeHandshakeRequest());
  expect(browser.sent).toEqual([]);
  hub.receive(writeHandshakeResponse(null));
  expect(browser.sent).toEqual([writeHandshakeResponse(null), `first${END}`]);
  browser.sent.length = 0;

  connection.tell(`second${END}`);
  hub.receive(`whole${END}half of `);
  connection.tell(`third${END}`);
  hub.receive(`a record${END}`);
  expect(browser.sent.join('')).toBe(`second${END}whole${END}half of a record${END}third${END}`);

  connection.end({ allowReconnect: false });
  connection.tell(`late${END}`);
  expect(browser.sent.join('')).not.toContain('late');
  await vi.waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
});

it('tells that the hub has closed, unless the site or the browser closed first', async () => {
  const events = () => ({ onHubClosed: vi.fn(), onClosed: vi.fn() });
  const [byHub, bySite] = [events(), events()];
  const hub = createSocket();
  relayConnection(createSocket().socket, hub.socket, byHub);
  hub.socket.close();
  relayConnection(createSocket().socket, createSocket().socket, bySite).end({ allowReconnect: false });
  await vi.waitFor(() => expect(byHub.onClosed).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(bySite.onClosed).toHaveBeenCalledOnce());
  expect([byHub.onHubClosed.mock.calls.length, bySite.onHubClosed.mock.calls.length]).toEqual([1, 0]);
});
