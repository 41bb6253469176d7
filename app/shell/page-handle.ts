import type { SerializeFrom } from '@remix-run/node';

/** A step of the way to a page; without `href` it is where one is. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** What a route says about itself to the frame around it (`export const handle`). */
export interface PageHandle {
  /** The steps that this route adds to those of the routes around it. */
  crumbs(data: unknown): readonly Crumb[];
}

/**
 * A route's handle with its breadcrumbs, from its loader's data.
 *
 * @example export const handle = crumbs<typeof loadPage>(({ copy }) => [{ label: copy.title }]);
 */
export function crumbs<Loader extends (...args: never[]) => unknown>(
  of: (data: SerializeFrom<Loader>) => readonly Crumb[],
): PageHandle {
  // No data where the loader failed; null where an action did, and the loader was not asked.
  return { crumbs: (data) => (data === undefined || data === null ? [] : of(data as SerializeFrom<Loader>)) };
}
