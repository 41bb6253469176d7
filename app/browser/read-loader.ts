import { REMIX_REDIRECT, REMIX_RESPONSE, SITE_BUILD } from '~/lib/remix-headers';

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
 * @throws when no data of this site and of this build arrives
 */
export async function readLoader<Data>(href: string, routeId: string): Promise<Data> {
  const url = new URL(href, window.location.origin);
  url.hash = '';
  url.searchParams.set('_data', routeId);
  const response = await fetch(url);
  const { headers } = response;
  const location = headers.get(REMIX_REDIRECT);
  if (location !== null) throw new LoaderRedirect(location);
  const isOfThisBuild = [null, window.__remixManifest.version].includes(headers.get(SITE_BUILD));
  // Errors and thrown responses of the loader have no such mark, and answers of a captive portal or a proxy neither.
  if (!response.ok || !headers.has(REMIX_RESPONSE) || !isOfThisBuild) throw new Error(`Status ${response.status}`);
  return (await response.json()) as Data;
}
