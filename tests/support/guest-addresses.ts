import { createPageRegistry } from '../../app/server/pages/page-registry.server';
import { findBuild } from './built-routes';

/** Values for the parameters of addresses. The demonstration has these pages. */
const PARAMETERS: Readonly<Record<string, string>> = { sport: 'football', league: 'fk' };
const ID = '1';

/** An address of the page with this pattern. */
export const addressOf = (pattern: string): string =>
  pattern.replace(/:([^/]+)/g, (_, name: string) => PARAMETERS[name] ?? ID).replace('*', 'anything');

/** An address of each page that guests get from the page cache, and of each other page. */
export async function guestAddresses(): Promise<{ cached: string[]; others: string[] }> {
  const { pages } = createPageRegistry(await findBuild());
  const of = (isCached: boolean) =>
    pages
      .filter(({ facts }) => (facts.guestCache !== undefined) === isCached)
      .map(({ pattern }) => addressOf(pattern))
      .sort();
  return { cached: of(true), others: of(false) };
}
