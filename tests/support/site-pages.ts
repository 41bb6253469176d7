import type { HttpBrowser } from './http-browser';
import { crawl, kindOf } from './crawler';
import { decode } from './html';

export interface SitePages {
  /** One page of each kind that links lead to, such as one game or one promotion. */
  readonly pages: string[];
  /** One form or text of each kind that links open as a dialog. */
  readonly dialogs: string[];
}

/** The pages and dialogs that this visitor reaches by following links. */
export async function findPages(visitor: HttpBrowser): Promise<SitePages> {
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

/** The pages and dialogs that the others do not have. */
export function pagesNotIn(others: SitePages, { pages, dialogs }: SitePages): SitePages {
  return {
    pages: pages.filter((page) => !others.pages.includes(page)),
    dialogs: dialogs.filter((dialog) => !others.dialogs.includes(dialog)),
  };
}

/** Pages without a link, by route: reached by a form, by a menu of the operator's choice, or only by address. */
export const UNLINKED_PAGES: Readonly<Record<string, string>> = {
  'search._index': '/search?search=yıldız',
  'spor.fcg': '/spor/fcg',
  'livespor.fcg': '/livespor/fcg',
  reminder: '/reminder',
  // Forms lead to it, and a link once it has picks.
  'bet-slip': '/bet-slip',
  $: '/nowhere',
  'dashboard.$': '/dashboard/nowhere',
};

const FOR_PLAYERS = /^\/(?:dashboard|reminder|bet-slip)/;

/** The linked pages, and the pages without a link that this visitor may see. */
export async function findAllPages(visitor: HttpBrowser, who: 'guest' | 'player'): Promise<SitePages> {
  const { pages, dialogs } = await findPages(visitor);
  const unlinked = Object.values(UNLINKED_PAGES).filter((path) => who === 'player' || !FOR_PLAYERS.test(path));
  return { pages: [...pages, ...unlinked], dialogs };
}

/** Routes that are covered elsewhere: steps in the middle of a journey, which have their own tests. */
export const TESTED_ELSEWHERE: readonly string[] = [
  'login_.confirm',
  'login_.verify',
  'register_.phone',
  'register_.welcome',
  'dashboard.receipt.$id',
  'dashboard.bets.$id',
  'dashboard.bets_.$id.cash-out',
  'dashboard.cancel-withdrawal.$id',
  'dashboard.remove-account.$kind.$method.$account',
  'dashboard.security.recovery-codes',
];
