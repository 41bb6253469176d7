import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import { orWithout, type SharedEvents } from '~/platform/state/shared-state';
import { allCalls } from '~/upstream/contract/contract';

/** Content that all visitors share, as paths of calls. These are also the tags of pages at the edge. */
export const CONTENT_SOURCES: readonly string[] = allCalls.flatMap(({ path, freshSeconds }) =>
  freshSeconds === undefined ? [] : path,
);

export const contentSources = z.array(z.enum(CONTENT_SOURCES)).min(1).max(CONTENT_SOURCES.length);

interface ContentChangesOptions {
  readonly events: SharedEvents | null;
  drop(sources: ReadonlySet<string>): void;
  purgeEdge(sources: ReadonlySet<string>): void;
}

const CHANNEL = 'content-changed';

/** Dropped content is read from the operator again: more announcements would be a flood of calls. */
const INTERVAL_MS = 1_000;

/** A second purge: another instance may have sent an old page before it learned of the change, and the edge stored it. */
const SETTLE_MS = 1_000;

/** While a release is rolled out, a newer instance may name content that this one does not have. */
const message = z.object({ from: z.string(), sources: z.array(z.string()).max(100) });

export type ContentChanges = ReturnType<typeof createContentChanges>;

/** Announces that content has changed: every instance drops it and the pages made from it, then the edge does. */
export function createContentChanges({ events, drop, purgeEdge }: ContentChangesOptions) {
  const self = randomUUID();
  const pending = new Set<string>();
  const timers = new Set<NodeJS.Timeout>();
  let isWaiting = false;

  events?.subscribe(CHANNEL, (text) => {
    const parsed = message.safeParse(parseJson(text));
    if (!parsed.success || parsed.data.from === self) return;
    const known = parsed.data.sources.filter((source) => CONTENT_SOURCES.includes(source));
    if (known.length > 0) drop(new Set(known));
  });

  function after(ms: number, act: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      act();
    }, ms).unref();
    timers.add(timer);
  }

  function flush(): void {
    isWaiting = pending.size > 0;
    if (!isWaiting) return;
    const sources = new Set(pending);
    pending.clear();
    drop(sources);
    const told = events?.publish(CHANNEL, JSON.stringify({ from: self, sources: [...sources] }));
    // Without Redis the other instances do not learn of the change. Their content expires by itself.
    void orWithout(told).then(() => {
      purgeEdge(sources);
      after(SETTLE_MS, () => purgeEdge(sources));
    });
    after(INTERVAL_MS, flush);
  }

  return {
    /** Returns at once. At most one announcement a second leaves this instance: what comes meanwhile goes with the next. */
    announce(sources: Iterable<string>) {
      for (const source of sources) pending.add(source);
      if (!isWaiting) flush();
    },
    close() {
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
