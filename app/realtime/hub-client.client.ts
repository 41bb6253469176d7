import { HttpTransportType, HubConnectionBuilder, HubConnectionState, LogLevel } from '@microsoft/signalr';
import { HUB_PATH, NOTIFY_TARGET } from './hub-names';
import type { LiveConnection, LiveEvent } from './live-event';

/** The wait before each attempt to connect. After the last one the client stops (docs/product/frame.md#notifications). */
const RECONNECT_DELAYS_MS = [0, 2_000, 10_000, 30_000];

/** It skips SignalR's negotiation, because the session cookie identifies the player. */
export function connectHub(emit: (event: LiveEvent) => void): LiveConnection {
  const connection = new HubConnectionBuilder()
    .withUrl(HUB_PATH, { skipNegotiation: true, transport: HttpTransportType.WebSockets })
    .withAutomaticReconnect(RECONNECT_DELAYS_MS)
    .configureLogging(LogLevel.None)
    .build();
  let isClosed = false;
  let isReconnecting = false;
  let nextTry: number | undefined;

  connection.on(NOTIFY_TARGET, (command: string, message: unknown) => emit({ kind: 'message', command, message }));
  connection.onreconnecting(() => {
    isReconnecting = true;
    emit({ kind: 'disconnect' });
  });
  connection.onreconnected(() => {
    isReconnecting = false;
    emit({ kind: 'reconnected' });
  });
  connection.onclose(() => {
    if (isClosed) return;
    emit({ kind: isReconnecting ? 'lost' : 'ended' });
    isReconnecting = false;
  });

  /** Connects for the first time. SignalR repeats only lost connections, so failed first attempts are repeated here. */
  function start(attempt: number): void {
    nextTry = window.setTimeout(() => {
      connection.start().then(
        () => (isClosed ? void connection.stop() : emit({ kind: 'connected' })),
        () => {
          if (isClosed) return;
          emit({ kind: 'error' });
          if (attempt + 1 < RECONNECT_DELAYS_MS.length) start(attempt + 1);
          else emit({ kind: 'lost' });
        },
      );
    }, RECONNECT_DELAYS_MS[attempt]);
  }

  start(0);
  return {
    retry() {
      // Another tab may have retried. A second series of attempts would fail beside the first, and report `lost`.
      if (connection.state !== HubConnectionState.Disconnected) return;
      window.clearTimeout(nextTry);
      start(0);
    },
    close() {
      isClosed = true;
      window.clearTimeout(nextTry);
      void connection.stop();
    },
  };
}
