import {
  HttpTransportType,
  HubConnectionBuilder,
  LogLevel,
  type HubConnection,
  type IHttpConnectionOptions,
} from '@microsoft/signalr';
import type { HttpBrowser } from './http-browser';
import { cookieOf } from './relay-socket';

export interface HubListener {
  readonly connection: HubConnection;
  /** Resolves with the next NotifyMessage that was not returned yet. */
  next(): Promise<[command: string, message: unknown]>;
  readonly reconnected: Promise<unknown>;
  readonly closed: Promise<Error | undefined>;
}

/** Connects Microsoft's client to a hub with a token, as a site's server would. */
export const listenToHub = (
  hubUrl: string,
  token: string,
  reconnectDelays: number[] = [],
  options: Pick<IHttpConnectionOptions, 'skipNegotiation'> = {},
): Promise<HubListener> =>
  listen(`${hubUrl}?fingerprint=test`, { accessTokenFactory: () => token, ...options }, reconnectDelays);

/** Connects Microsoft's client to the site's relay, as a browser that is logged in there. */
export const listenToRelay = (visitor: HttpBrowser, reconnectDelays: number[] = []): Promise<HubListener> =>
  listen(
    `${visitor.url}/hubs/notify`,
    { headers: { Origin: visitor.url, Cookie: cookieOf(visitor) } },
    reconnectDelays,
  );

async function listen(url: string, options: IHttpConnectionOptions, reconnectDelays: number[]): Promise<HubListener> {
  const connection = new HubConnectionBuilder()
    .withUrl(url, { skipNegotiation: true, transport: HttpTransportType.WebSockets, ...options })
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
