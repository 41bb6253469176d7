import type { WebSocket } from 'ws';
import { createPipe } from './backpressure.server';
import { MESSAGE_LIMIT_BYTES } from './dial-hub.server';
import {
  endsRecord,
  readHandshakeRequest,
  readHandshakeResponse,
  splitRecords,
  writeClose,
  writeHandshakeResponse,
} from './hub-protocol';

const HANDSHAKE_TIMEOUT_MS = 10_000;

/** How long a closing handshake may take before the sockets are cut. */
const CLOSE_GRACE_MS = 1_000;

/** Both sides ping every 15 s. A side that is silent for this many checks is considered lost. */
const MAX_SILENT_CHECKS = 3;

/** WebSocket close codes (RFC 6455). */
const NORMAL_CLOSURE = 1000;
const POLICY_VIOLATION = 1008;

interface RelayedConnectionEvents {
  onHubClosed(): void;
  /** Called once, when both sockets are closed. */
  onClosed(): void;
}

export type RelayedConnection = ReturnType<typeof relayConnection>;

/** Reads the handshake of both sides; after that it forwards frames unread. When one side closes, the other is closed too. */
export function relayConnection(
  browser: WebSocket,
  hub: WebSocket,
  { onHubClosed, onClosed }: RelayedConnectionEvents,
) {
  let state: 'awaiting-request' | 'awaiting-response' | 'open' | 'closing' = 'awaiting-request';
  const request = createRecordReader();
  const response = createRecordReader();
  let browserSilence = 0;
  let hubSilence = 0;
  const terminateBoth = () => {
    browser.terminate();
    hub.terminate();
  };
  // Browsers send almost nothing, so a flood from one is abuse. A hub may have busy moments, and is only slowed down.
  const toHub = createPipe(browser, hub, { onStalled: terminateBoth, onFlood: () => closeBoth(POLICY_VIOLATION) });
  const toBrowser = createPipe(hub, browser, { onStalled: terminateBoth });
  const own: string[] = [];
  let isBetweenRecords = true;
  let deadline = setTimeout(() => end({ allowReconnect: true }), HANDSHAKE_TIMEOUT_MS);

  function end(message: { allowReconnect: boolean; error?: string }): void {
    if (state === 'closing') return;
    if (state === 'open') browser.send(writeClose(message));
    closeBoth();
  }

  function closeBoth(code = NORMAL_CLOSURE): void {
    if (state === 'closing') return;
    state = 'closing';
    clearTimeout(deadline);
    deadline = setTimeout(terminateBoth, CLOSE_GRACE_MS);
    toHub.stop();
    toBrowser.stop();
    for (const socket of [browser, hub]) {
      // A paused socket would never receive the other side's close frame.
      socket.resume();
      socket.close(code);
    }
  }

  function readRequest(frame: Buffer): void {
    const { record, text, isTooLong } = request.read(frame);
    if (isTooLong) closeBoth();
    if (record === null) return;
    const { fault } = readHandshakeRequest(record);
    if (fault) {
      browser.send(writeHandshakeResponse(fault));
      return closeBoth();
    }
    state = 'awaiting-response';
    toHub.forward(text);
  }

  function readResponse(frame: Buffer): void {
    const { record, text, isTooLong } = response.read(frame);
    if (isTooLong) closeBoth();
    if (record === null) return;
    toBrowser.forward(text);
    if (!readHandshakeResponse(record).accepted) return closeBoth();
    clearTimeout(deadline);
    state = 'open';
    sendOwn();
  }

  /** A record of the hub may come in several frames: another one between them would break both. */
  function sendOwn(): void {
    if (state !== 'open' || !isBetweenRecords) return;
    for (const record of own.splice(0)) toBrowser.forward(record);
  }

  function passOn(frame: Buffer): void {
    toBrowser.forward(frame);
    isBetweenRecords = endsRecord(frame);
    sendOwn();
  }

  browser.on('message', (data, isBinary) => {
    browserSilence = 0;
    if (isBinary) closeBoth();
    else if (state === 'awaiting-request') readRequest(data as Buffer);
    else if (state !== 'closing') toHub.forward(data as Buffer);
  });
  hub.on('message', (data, isBinary) => {
    hubSilence = 0;
    if (isBinary || state === 'awaiting-request') closeBoth();
    else if (state === 'awaiting-response') readResponse(data as Buffer);
    else if (state === 'open') passOn(data as Buffer);
  });
  hub.once('close', () => {
    if (state !== 'closing') onHubClosed();
  });
  onEachClosed([browser, hub], closeBoth, () => {
    clearTimeout(deadline);
    onClosed();
  });
  // A socket error is always followed by `close`. Without a listener it would end the process.
  browser.on('error', () => undefined);
  hub.resume();

  return {
    end,
    /** Sends the browser a record of the site's own, as soon as the handshake is over and no record of the hub is under way. */
    tell(record: string) {
      own.push(record);
      sendOwn();
    },
    /** Ends the connection when one side has been silent for too long. Call it every 15 s. */
    checkSilence() {
      browserSilence += 1;
      hubSilence += 1;
      if (browserSilence > MAX_SILENT_CHECKS || hubSilence > MAX_SILENT_CHECKS) end({ allowReconnect: true });
    },
  };
}

/** Collects the frames of one side until its first record, the handshake, is complete. */
function createRecordReader() {
  let received = '';
  return {
    /** `text` is all that was received; `record` is null while the first record is incomplete. */
    read(frame: Buffer) {
      received += frame.toString();
      const record = splitRecords(received).complete[0] ?? null;
      return { record, text: received, isTooLong: record === null && received.length > MESSAGE_LIMIT_BYTES };
    },
  };
}

/** Calls `onClose` for each socket that closes, then `onLast` once, when all are closed. */
function onEachClosed(sockets: readonly WebSocket[], onClose: () => void, onLast: () => void): void {
  let open = sockets.length;
  for (const socket of sockets) {
    socket.on('close', () => {
      onClose();
      open -= 1;
      if (open === 0) onLast();
    });
  }
}
