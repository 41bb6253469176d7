import { REMIX_REDIRECT, REMIX_RESPONSE, SITE_BUILD } from '~/lib/remix-headers';

export class LoaderRedirect extends Error {
  constructor(readonly location: string) {
    super(`Redirect to ${location}`);
  }
}

/**
 * Reads by Remix's own address for data (`_data`), for pieces of a page that may fail alone: a failing fetcher replaces the
 * whole page by the error page. Name the loader of that very route.
 *
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
