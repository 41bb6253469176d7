import { readdirSync } from 'node:fs';
import type { Browsing } from './browsing';
import { crawl, kindOf } from './crawler';
import { decode } from './html';

export interface SitePlaces {
  /** One page of each kind that links lead to, such as one game, one promotion. */
  readonly pages: string[];
  /** One of each kind of form or text that links open over the page. */
  readonly dialogs: string[];
}

/** What there is on the site for this visitor, found by following its links. */
export async function placesFor(visitor: Browsing): Promise<SitePlaces> {
  const found = [...(await crawl(visitor)).values()];
  const pages = found.filter(({ html, isRedirected }) => html !== null && !isRedirected);
  const dialogs = pages.flatMap(({ html }) =>
    [...(html ?? '').matchAll(/<a\b[^>]*\sdata-dialog=[^>]*>/g)].flatMap(([link]) => {
      const href = /\shref="([^"]*)"/.exec(link)?.[1];
      return href === undefined ? [] : [pathOf(decode(href))];
    }),
  );
  return { pages: onePerKind(pages.map(({ address }) => pathOf(address))), dialogs: onePerKind(dialogs) };
}

const pathOf = (address: string) => address.split('?', 1)[0] ?? '';

function onePerKind(addresses: string[]): string[] {
  return [...new Map([...addresses].reverse().map((address) => [kindOf(address), address])).values()].reverse();
}

/** The places that the others do not have. */
export function placesBeside(others: SitePlaces, { pages, dialogs }: SitePlaces): SitePlaces {
  return {
    pages: pages.filter((page) => !others.pages.includes(page)),
    dialogs: dialogs.filter((dialog) => !others.dialogs.includes(dialog)),
  };
}

/** Pages to which forms, the operator's choice of menu, or nothing at all leads, by route. */
export const UNLINKED: Readonly<Record<string, string>> = {
  'search._index': '/search?search=liman',
  'spor.fcg': '/spor/fcg',
  'livespor.fcg': '/livespor/fcg',
  reminder: '/reminder',
  $: '/nowhere',
  'dashboard.$': '/dashboard/nowhere',
};

const FOR_PLAYERS = /^\/(?:dashboard|reminder)/;

/** Those, and the pages that nothing links to and this visitor may see. */
export async function everyPlaceFor(visitor: Browsing, who: 'guest' | 'player'): Promise<SitePlaces> {
  const { pages, dialogs } = await placesFor(visitor);
  const unlinked = Object.values(UNLINKED).filter((path) => who === 'player' || !FOR_PLAYERS.test(path));
  return { pages: [...pages, ...unlinked], dialogs };
}

/** Steps in the middle of a journey, whose own tests look at them; and a page for developers, which is in no build. */
export const ELSEWHERE: readonly string[] = ['register_.phone', 'register_.welcome', 'dashboard.receipt.$id', 'ui'];

/** The pages among the routes of the site, each as the pattern of its addresses: routes without a page are actions and data. */
export function pageRoutes(): { name: string; pattern: RegExp }[] {
  return readdirSync('app/routes')
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => {
      const name = file.slice(0, -'.tsx'.length);
      const parts = name.split('.').map((part) => part.replace(/_$/, ''));
      const path = parts.map((part) => (part === '_index' ? '' : part.startsWith('$') ? '/[^/]+' : `/${part}`));
      return { name, pattern: new RegExp(`^${path.join('') || '/'}$`) };
    });
}
