import type { WebSocket } from 'ws';
import {
  splitRecords,
  MessageType,
  readHandshakeRequest,
  readMessage,
  writeClose,
  writeFailedCompletion,
  writeHandshakeResponse,
  writePing,
} from '~/realtime/hub-protocol';

const PING_MS = 15_000;
/** Idle timeout: clients ping every 15 s. */
const CLIENT_TIMEOUT_MS = 30_000;
/** Time limit of the closing handshake, after which the socket is terminated. */
const CLOSE_GRACE_MS = 1_000;
/**
 * Limit of unsent bytes. A client that reads too slowly is terminated, so that its backlog does not fill the memory.
 */
const UNSENT_BYTES_LIMIT = 1_048_576;
export const RECORD_LIMIT = 32_768;

export interface HubConnection {
  /** Sends a record. Does nothing before the handshake and after the close. */
  send(record: string): void;
  /** Sends the close record and closes. Resolves when the socket is closed. */
  close(reason: { allowReconnect: boolean; error?: string }): Promise<void>;
}

/** Speaks the hub protocol over an authenticated socket: handshake, pings, timeouts, close. */
export function openConnection(socket: WebSocket): HubConnection {
  let state: 'handshake' | 'open' | 'closing' = 'handshake';
  let rest = '';
  const pings = setInterval(() => send(writePing()), PING_MS);
  const idleTimeout = setTimeout(
    () => void close({ allowReconnect: true, error: 'The client fell silent.' }),
    CLIENT_TIMEOUT_MS,
  );
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));

  function send(record: string): void {
    if (state !== 'open') return;
    if (socket.bufferedAmount > UNSENT_BYTES_LIMIT) socket.terminate();
    else socket.send(record);
  }

  function close(reason: { allowReconnect: boolean; error?: string }): Promise<void> {
    if (state === 'closing') return closed;
    send(writeClose(reason));
    state = 'closing';
    socket.close(1000);
    const terminateTimer = setTimeout(() => socket.terminate(), CLOSE_GRACE_MS);
    socket.once('close', () => clearTimeout(terminateTimer));
    return closed;
  }

  function receiveHandshake(record: string): void {
    const { fault } = readHandshakeRequest(record);
    socket.send(writeHandshakeResponse(fault));
    if (fault) void close({ allowReconnect: false });
    else state = 'open';
  }

  socket.on('message', (data, isBinary) => {
    idleTimeout.refresh();
    const { complete, rest: unfinished } = splitRecords(rest + (data as Buffer).toString());
    rest = unfinished;
    if (isBinary || rest.length > RECORD_LIMIT) {
      void close({ allowReconnect: false, error: 'The frame is not valid.' });
      return;
    }
    for (const record of complete) {
      if (state === 'handshake') receiveHandshake(record);
      else if (state === 'open') handleMessage(readMessage(record), { send, close });
    }
  });
  // An error is always followed by `close`, which is handled below.
  socket.on('error', () => undefined);
  socket.once('close', () => {
    state = 'closing';
    clearInterval(pings);
    clearTimeout(idleTimeout);
  });
  return { send, close };
}

function handleMessage(message: ReturnType<typeof readMessage>, { send, close }: HubConnection): void {
  if (!message) void close({ allowReconnect: false, error: 'A record was malformed.' });
  else if (message.type === MessageType.Close) void close({ allowReconnect: false });
  else if (message.type === MessageType.Invocation && message.invocationId) {
    send(writeFailedCompletion(message.invocationId, 'Clients have nothing to invoke here.'));
  }
}
