import type { LiveConnection, LiveEvent, OpenConnection } from './live-event';

interface SharedConnectionOptions {
  /** Tabs with the same name share a connection. The name is unique to the player. */
  readonly name: string;
  readonly open: OpenConnection;
  /** @param isOwn whether this tab holds the connection */
  onEvent(event: LiveEvent, isOwn: boolean): void;
}

type TabMessage = { readonly kind: 'event'; readonly event: LiveEvent } | { readonly kind: 'hello' | 'retry' };

/**
 * Tabs elect a leader: the one that holds a Web Lock opens the connection and broadcasts its events. Without Web Locks or
 * BroadcastChannel each tab opens its own connection.
 */
export function joinSharedConnection({ name, open, onEvent }: SharedConnectionOptions) {
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(name) : null;
  const left = new AbortController();
  let connection: LiveConnection | null = null;
  let last: LiveEvent | null = null;

  const post = (message: TabMessage) => {
    if (!left.signal.aborted) channel?.postMessage(message);
  };

  function receive(event: LiveEvent, isOwn: boolean): void {
    onEvent(event, isOwn);
    // The session is over: no other tab must become the leader. The next login loads a new page.
    if (event.kind === 'ended') leave();
  }

  function leave(): void {
    left.abort();
    channel?.close();
  }

  async function lead(): Promise<void> {
    const mine = await open((event) => {
      if (event.kind !== 'message') last = event;
      post({ kind: 'event', event });
      receive(event, true);
    });
    connection = mine;
    await new Promise<void>((resolve) => {
      if (left.signal.aborted) resolve();
      else left.signal.addEventListener('abort', () => resolve());
    });
    mine.close();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') receive(data.event, false);
    else if (data.kind === 'retry') connection?.retry();
    else if (connection && last) post({ kind: 'event', event: last });
  });
  // When the connection's code cannot be loaded, this tab has no live events, and another tab gets the lock.
  const leading = canShare ? navigator.locks.request(name, { signal: left.signal }, lead) : lead();
  leading.catch(() => undefined);
  post({ kind: 'hello' });

  return {
    share: (news: unknown) => post({ kind: 'event', event: { kind: 'news', news } }),
    /** Connects again after `lost`. */
    retry: () => (connection ? connection.retry() : post({ kind: 'retry' })),
    leave,
  };
}
