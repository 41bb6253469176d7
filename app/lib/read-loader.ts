import { REMIX_CATCH, REMIX_ERROR, REMIX_REDIRECT } from './remix-headers';

/** The loader answered with a redirect. */
export class LoaderRedirect extends Error {
  constructor(readonly location: string) {
    super(`Redirect to ${location}`);
  }
}

/**
 * Reads a route's loader data in the browser, by Remix's own address for it (`_data`). For pieces of a page that may
 * fail alone: a fetcher whose request fails replaces the whole page by the error page. The type of the data is the
 * caller's claim: name the loader of that very route.
 *
 * @param href of the page; its fragment is ignored
 * @param routeId of the route whose loader answers, such as `routes/login`
 * @throws {LoaderRedirect} when the loader redirects
 * @throws when no data arrives
 */
export async function readLoader<Data>(href: string, routeId: string): Promise<Data> {
  const url = new URL(href, window.location.origin);
  url.hash = '';
  url.searchParams.set('_data', routeId);
  const response = await fetch(url);
  const location = response.headers.get(REMIX_REDIRECT);
  if (location !== null) throw new LoaderRedirect(location);
  const isData =
    response.headers.get('content-type')?.includes('json') &&
    !response.headers.has(REMIX_ERROR) &&
    !response.headers.has(REMIX_CATCH);
  if (!response.ok || !isData) throw new Error(`Status ${response.status}`);
  return (await response.json()) as Data;
}
