import type { Logger } from 'pino';
import type { EdgeConfig } from '~/platform/config/env.server';
import type { Metrics } from '~/server/metrics/metrics.server';
import type { SharedEvents } from '~/platform/state/shared-state';
import type { Call } from '~/upstream/contract/call';
import { createContentChanges } from './content-changes.server';
import { EDGE_SECONDS, edgeHeaders } from './edge-headers.server';
import { createEdgePurge } from './edge-purge.server';

interface EdgeOptions {
  readonly config: EdgeConfig;
  readonly events: SharedEvents | null;
  readonly log: Logger;
  readonly metrics: Pick<Metrics, 'edgePurge'>;
}

/** Jackpots, matches and winners change with every refresh. */
const isSteady = ({ freshSeconds = 0 }: Call) => freshSeconds > EDGE_SECONDS.fresh + EDGE_SECONDS.staleWhileRevalidate;

/** The cache of docs/decisions/0038-edge-cache.md. @param options.events tells the other instances; null for a single one */
export function createEdge({ config, events, log, metrics }: EdgeOptions) {
  const listeners: ((sources: ReadonlySet<string>) => void)[] = [];
  const { purge } = createEdgePurge({ ...config, log, onPurge: metrics.edgePurge });
  const changes = createContentChanges({
    events,
    drop: (sources) => listeners.forEach((listener) => listener(sources)),
    purgeEdge: purge,
  });
  return {
    ...changes,
    headersOf: (page: Parameters<typeof edgeHeaders>[1]) => edgeHeaders(config.vendor, page),
    /** Announces that a refresh found other content, unless it changes so often that the edge's lifetime covers it. */
    noteChange(call: Call) {
      if (isSteady(call)) changes.announce([call.path]);
    },
    onContentChanged: (listener: (sources: ReadonlySet<string>) => void) => void listeners.push(listener),
  };
}
