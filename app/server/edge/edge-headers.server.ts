import type { EdgeConfig } from '~/platform/config/env.server';

/**
 * How long the edge serves a guest page: fresh, then while it fetches the page again, then while the site does not answer.
 * `deploy/edge` has the same times.
 */
export const EDGE_SECONDS = { fresh: 10, staleWhileRevalidate: 50, staleIfError: 86_400 } as const;

const LIFETIME = [
  `max-age=${EDGE_SECONDS.fresh}`,
  `stale-while-revalidate=${EDGE_SECONDS.staleWhileRevalidate}`,
  `stale-if-error=${EDGE_SECONDS.staleIfError}`,
].join(', ');

/** A page, as the edge needs to know it. */
interface EdgePage {
  /** The content that it was rendered from, as paths of calls. */
  readonly sources: Iterable<string>;
  /** The hash of the operator's popup; null when there is none. */
  readonly popup: string | null;
}

/**
 * The headers that let the edge store a guest page: its lifetime and its tags, in the vendor's own headers. Browsers do not
 * know these and follow `Cache-Control`, which every cache without such a header follows too.
 */
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
