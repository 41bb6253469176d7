import { useLoaderData } from '@remix-run/react';
import type { SerializeFrom } from '@remix-run/node';
import { createContext, useContext } from 'react';

/**
 * Where a page is shown: by itself, in a dialog over another page, or in a column of it. It does not change while the page is
 * mounted.
 */
export type Surface =
  | { readonly kind: 'page' }
  | { readonly kind: 'column'; readonly data: unknown }
  | {
      readonly kind: 'dialog';
      readonly data: unknown;
      readonly titleId: string;
      /** A step back in the history runs this in place of closing the dialog. @returns a function that ends it */
      onStepBack(run: () => void): () => void;
    };

export const SurfaceContext = createContext<Surface>({ kind: 'page' });

export const useSurface = (): Surface => useContext(SurfaceContext);

/** The data of the page's loader, as `useLoaderData`, on each surface. */
export function usePageData<Loader>(): SerializeFrom<Loader> {
  const surface = useSurface();
  const own = useLoaderData<Loader>();
  return surface.kind === 'page' ? own : (surface.data as SerializeFrom<Loader>);
}
