import type { WebSocket } from 'ws';
import { createFlow } from './flow.server';
import { MESSAGE_LIMIT_BYTES } from './dial-hub.server';
import {
  cutRecords,
  readHandshakeRequest,
  readHandshakeResponse,
  writeClose,
  writeHandshakeResponse,
} from './hub-protocol';

/** Both sides have to get through the handshake in this time. */
const HANDSHAKE_TIMEOUT_MS = 10_000;

/** How long a closing handshake may take before the sockets are cut. */
const CLOSE_GRACE_MS = 1_000;

/** Both sides ping every 15 s: one that is silent over this many rounds of the relay is gone. */
const SILENT_ROUNDS = 3;

/** WebSocket close codes (RFC 6455). */
const NORMAL_CLOSURE = 1000;
const POLICY_VIOLATION = 1008;

export interface RelayedConnection {
  /** Says goodbye to the browser, and closes both sides. */
  end(goodbye: { allowReconnect: boolean; error?: string }): void;
  /** To be called every 15 s: ends a connection whose one side has fallen silent. */
  round(): void;
}

/**
 * A player's browser and the operator's hub, tied together. The handshake is read on its way; after that frames pass as
 * they are. Each side closes with the other.
 */
export function relayConnection(browser: WebSocket, hub: WebSocket, onClosed: () => void): RelayedConnection {
  let state: 'asking' | 'answering' | 'open' | 'ending' = 'asking';
  let rest = '';
  let openSockets = 2;
  let browserSilence = 0;
  let hubSilence = 0;
  const cut = () => {
    browser.terminate();
    hub.terminate();
  };
  // Browsers have next to nothing to say; a hub may have a busy moment.
  const toHub = createFlow(browser, hub, { onStuck: cut, onFast: () => closeBoth(POLICY_VIOLATION) });
  const toBrowser = createFlow(hub, browser, { onStuck: cut });
  let deadline = setTimeout(() => end({ allowReconnect: true }), HANDSHAKE_TIMEOUT_MS);

  function end(goodbye: { allowReconnect: boolean; error?: string }): void {
    if (state === 'ending') return;
    if (state === 'open') browser.send(writeClose(goodbye));
    closeBoth();
  }

  function closeBoth(code = NORMAL_CLOSURE): void {
    if (state === 'ending') return;
    state = 'ending';
    clearTimeout(deadline);
    deadline = setTimeout(cut, CLOSE_GRACE_MS);
    toHub.stop();
    toBrowser.stop();
    for (const socket of [browser, hub]) {
      // A held socket would not hear the other side's goodbye.
      socket.resume();
      socket.close(code);
    }
  }

  /** The first record of a side, or null while it has not come whole. */
  function firstRecord(frame: Buffer): string | null {
    const { complete } = cutRecords(rest + frame.toString());
    if (complete[0] !== undefined) {
      rest = '';
      return complete[0];
    }
    rest += frame.toString();
    if (rest.length > MESSAGE_LIMIT_BYTES) closeBoth();
    return null;
  }

  function readRequest(frame: Buffer): void {
    const begun = rest;
    const record = firstRecord(frame);
    if (record === null) return;
    const { fault } = readHandshakeRequest(record);
    if (fault) {
      browser.send(writeHandshakeResponse(fault));
      closeBoth();
      return;
    }
    state = 'answering';
    toHub.pass(begun + frame.toString());
  }

  function readResponse(frame: Buffer): void {
    const begun = rest;
    const record = firstRecord(frame);
    if (record === null) return;
    toBrowser.pass(begun + frame.toString());
    if (!readHandshakeResponse(record).accepted) {
      closeBoth();
      return;
    }
    clearTimeout(deadline);
    state = 'open';
  }

  browser.on('message', (data, isBinary) => {
    browserSilence = 0;
    if (isBinary) closeBoth();
    else if (state === 'asking') readRequest(data as Buffer);
    else if (state !== 'ending') toHub.pass(data as Buffer);
  });
  hub.on('message', (data, isBinary) => {
    hubSilence = 0;
    if (isBinary || state === 'asking') closeBoth();
    else if (state === 'answering') readResponse(data as Buffer);
    else if (state === 'open') toBrowser.pass(data as Buffer);
  });
  for (const socket of [browser, hub]) {
    socket.on('close', () => {
      closeBoth();
      openSockets -= 1;
      if (openSockets > 0) return;
      clearTimeout(deadline);
      onClosed();
    });
  }
  // What goes wrong with a socket also closes it.
  browser.on('error', () => undefined);
  hub.resume();

  return {
    end,
    round() {
      browserSilence += 1;
      hubSilence += 1;
      if (browserSilence > SILENT_ROUNDS || hubSilence > SILENT_ROUNDS) end({ allowReconnect: true });
    },
  };
}
