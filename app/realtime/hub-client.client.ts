import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { HUB_PATH, NOTIFY_TARGET } from './hub-names';
import type { LiveConnection, LiveEvent } from './live-event';

/** Spec section 9: the waits before each try, then stop. */
const RECONNECT_DELAYS_MS = [0, 2_000, 10_000, 30_000];

/** Connects to the site's relay of the operator's hub. A WebSocket at once: the cookie says who it is. */
export function connectHub(tell: (event: LiveEvent) => void): LiveConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(HUB_PATH, { skipNegotiation: true, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect(RECONNECT_DELAYS_MS)
    .configureLogging(LogLevel.None)
    .build();
  let isClosed = false;
  let isReconnecting = false;
  let nextTry: number | undefined;

  connection.on(NOTIFY_TARGET, (command: string, message: unknown) => tell({ kind: 'message', command, message }));
  connection.onreconnecting(() => {
    isReconnecting = true;
    tell({ kind: 'disconnect' });
  });
  connection.onreconnected(() => {
    isReconnecting = false;
    tell({ kind: 'reconnected' });
  });
  connection.onclose(() => {
    if (isClosed) return;
    tell({ kind: isReconnecting ? 'lost' : 'ended' });
    isReconnecting = false;
  });

  /** The client repeats a lost connection by itself, the first one it does not. */
  function start(tries: number): void {
    nextTry = window.setTimeout(() => {
      connection.start().then(
        () => (isClosed ? void connection.stop() : tell({ kind: 'connected' })),
        () => {
          if (isClosed) return;
          tell({ kind: 'error' });
          if (tries + 1 < RECONNECT_DELAYS_MS.length) start(tries + 1);
          else tell({ kind: 'lost' });
        },
      );
    }, RECONNECT_DELAYS_MS[tries]);
  }

  start(0);
  return {
    retry: () => start(0),
    close() {
      isClosed = true;
      window.clearTimeout(nextTry);
      void connection.stop();
    },
  };
}
