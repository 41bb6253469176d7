import type { SerializeFrom } from '@remix-run/node';
import type { PageFacts } from '~/request/page-facts';

/** A step of the breadcrumb. Without `href` it is the current page. */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface PageHandle extends PageFacts {
  title(data: unknown): string | undefined;
  /** The steps that this route adds to those of the routes around it. */
  crumbs(data: unknown): readonly Crumb[];
}

interface PageDefinition<Data> extends PageFacts {
  readonly title?: (data: Data) => string;
  /** The steps of the breadcrumb between the routes around it and the page. Default: none. */
  readonly parents?: (data: Data) => readonly Crumb[];
  /** All steps that this route adds. Default: its parents, and the title. */
  readonly crumbs?: (data: Data) => readonly Crumb[];
}

/**
 * The `handle` of a route: every fact about its page. The page registry reads it at start-up.
 *
 * @example
 * export const handle = definePage<typeof loadPage>({
 *   title: ({ copy }) => copy.title,
 *   description: 'promotions',
 * });
 */
export function definePage<Loader extends (...args: never[]) => unknown = () => null>({
  title,
  parents,
  crumbs,
  ...facts
}: PageDefinition<SerializeFrom<Loader>>): PageHandle {
  type Data = SerializeFrom<Loader>;
  const stepsOf = crumbs ?? ((data: Data) => [...(parents?.(data) ?? []), ...(title ? [{ label: title(data) }] : [])]);
  // The data is undefined where the loader failed, and null where the action failed and the loader did not run.
  const isMissing = (data: unknown) => data === undefined || data === null;
  return {
    // The dialog's form takes the data of this loader, which the registry does not know.
    ...(facts as object),
    title: (data) => (isMissing(data) ? undefined : title?.(data as Data)),
    crumbs: (data) => (isMissing(data) ? [] : stepsOf(data as Data)),
  };
}
