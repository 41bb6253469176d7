import type { LiveConnection, LiveEvent, OpenConnection } from './live-event';

/** A tab's part in the one connection of its browser. */
export interface Membership {
  /** Passes on to the other tabs what this one has read. */
  share(news: unknown): void;
  retry(): void;
  leave(): void;
}

interface MembershipOptions {
  /** Tabs with the same name share a connection: those of one player. */
  readonly name: string;
  readonly open: OpenConnection;
  /** @param isOwn whether this tab holds the connection */
  onEvent(event: LiveEvent, isOwn: boolean): void;
}

type Letter = { readonly kind: 'event'; readonly event: LiveEvent } | { readonly kind: 'hello' | 'retry' };

/**
 * One connection per browser: the tab that has the lock holds it and tells the others, and the next one takes over when it
 * goes. A browser without locks or channels has one for each tab.
 */
export function joinLive({ name, open, onEvent }: MembershipOptions): Membership {
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  const channel = canShare ? new BroadcastChannel(name) : null;
  const left = new AbortController();
  let connection: LiveConnection | null = null;
  let last: LiveEvent | null = null;

  const post = (letter: Letter) => {
    if (!left.signal.aborted) channel?.postMessage(letter);
  };

  function hear(event: LiveEvent, isOwn: boolean): void {
    onEvent(event, isOwn);
    // Nobody takes over for a session that is over; whoever logs in again begins with a page of their own.
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
      hear(event, true);
    });
    connection = mine;
    await new Promise<void>((resolve) => {
      if (left.signal.aborted) resolve();
      else left.signal.addEventListener('abort', () => resolve());
    });
    mine.close();
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<Letter>) => {
    if (data.kind === 'event') hear(data.event, false);
    else if (data.kind === 'retry') connection?.retry();
    else if (connection && last) post({ kind: 'event', event: last });
  });
  // A connection whose code did not arrive is a tab without live news; the lock goes to the next one.
  const leading = canShare ? navigator.locks.request(name, { signal: left.signal }, lead) : lead();
  leading.catch(() => undefined);
  post({ kind: 'hello' });

  return {
    share: (news) => post({ kind: 'event', event: { kind: 'news', news } }),
    retry: () => (connection ? connection.retry() : post({ kind: 'retry' })),
    leave,
  };
}
