import type { EdgeConfig } from '~/platform/config/env.server';

/** How long the edge serves a page: fresh, while it fetches it again, while the site is away. As in `deploy/edge`. */
export const EDGE_SECONDS = { fresh: 10, staleWhileRevalidate: 50, staleIfError: 86_400 } as const;

const LIFETIME = [
  `max-age=${EDGE_SECONDS.fresh}`,
  `stale-while-revalidate=${EDGE_SECONDS.staleWhileRevalidate}`,
  `stale-if-error=${EDGE_SECONDS.staleIfError}`,
].join(', ');

interface EdgePage {
  readonly sources: Iterable<string>;
  /** The hash of the operator's popup; null when there is none. */
  readonly popup: string | null;
}

/** The headers are the vendor's own: browsers and other caches follow `Cache-Control`. */
export function edgeHeaders(vendor: EdgeConfig['vendor'], { sources, popup }: EdgePage): Record<string, string> {
  const tags = [...sources].sort();
  switch (vendor) {
    case 'varnish':
    case 'fastly':
      return {
        'surrogate-control': LIFETIME,
        'surrogate-key': tags.join(' '),
        // A guest whose cookie names this popup has closed it, and gets the page without it: deploy/edge/varnish.
        ...(popup !== null && { 'edge-popup': popup }),
      };
    case 'cloudflare':
      return { 'cloudflare-cdn-cache-control': LIFETIME, 'cache-tag': tags.join(',') };
    case 'nginx':
      // nginx does not purge by tag, and its configuration says how long pages may be stale.
      return { 'x-accel-expires': String(EDGE_SECONDS.fresh) };
  }
}
