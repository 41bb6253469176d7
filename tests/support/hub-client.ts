import { HttpTransportType, HubConnectionBuilder, LogLevel, type HubConnection } from '@microsoft/signalr';

export interface HubListener {
  readonly connection: HubConnection;
  /** The next NotifyMessage that has not been asked for yet. */
  next(): Promise<[command: string, message: unknown]>;
  readonly reconnected: Promise<unknown>;
  readonly closed: Promise<Error | undefined>;
}

/** Connects Microsoft's client, as a site uses it. */
export async function listenToHub(hubUrl: string, token: string, reconnectDelays: number[]): Promise<HubListener> {
  const connection = new HubConnectionBuilder()
    .withUrl(`${hubUrl}?fingerprint=test`, {
      skipNegotiation: true,
      transport: HttpTransportType.WebSockets,
      accessTokenFactory: () => token,
    })
    .withAutomaticReconnect(reconnectDelays)
    .configureLogging(LogLevel.None)
    .build();
  const arrived: [string, unknown][] = [];
  let wake: () => void = () => undefined;
  connection.on('NotifyMessage', (command: string, message: unknown) => {
    arrived.push([command, message]);
    wake();
  });
  const reconnected = new Promise((resolve) => connection.onreconnected(resolve));
  const closed = new Promise<Error | undefined>((resolve) => connection.onclose(resolve));
  await connection.start();
  return {
    connection,
    reconnected,
    closed,
    async next() {
      while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return arrived.shift() as [string, unknown];
    },
  };
}
