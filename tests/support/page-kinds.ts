import type { HttpBrowser } from './http-browser';

/**
 * A page of each kind. The address of a page about one thing is the last link to such a page in another one: of matches, the
 * first ones may be over a moment later.
 */
export interface PageKind {
  readonly name: string;
  readonly path: string;
  /** The last link to an address that begins with this, in the page at `path`. */
  readonly link?: string;
}

export const GUEST_KINDS: readonly PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'lobby', path: '/casino/slot' },
  { name: 'live lobby', path: '/casino/live' },
  { name: 'search', path: '/search?search=a' },
  { name: 'game', path: '/casino/slot', link: '/casino/game/' },
  { name: 'login', path: '/login' },
  { name: 'registration', path: '/register' },
  { name: 'recovery', path: '/recover' },
  { name: 'call-back', path: '/call-me' },
  { name: 'promotions', path: '/promotions' },
  { name: 'promotion', path: '/promotions', link: '/promotions/' },
  { name: 'text', path: '/pages/1' },
  { name: 'sports', path: '/spor' },
  { name: 'match', path: '/spor', link: '/spor/event/' },
];

export const PLAYER_KINDS: readonly PageKind[] = [
  { name: 'dashboard', path: '/dashboard' },
  { name: 'play', path: '/casino/slot', link: '/casino/play/' },
  { name: 'methods', path: '/dashboard/deposit' },
  { name: 'deposit', path: '/dashboard/deposit', link: '/dashboard/deposit/' },
  { name: 'withdrawal', path: '/dashboard/withdraw', link: '/dashboard/withdraw/' },
  { name: 'account', path: '/dashboard/account' },
  { name: 'payments', path: '/dashboard/financial-activities' },
  { name: 'game history', path: '/dashboard/game-history' },
  { name: 'bets', path: '/dashboard/bets' },
  { name: 'notifications', path: '/notifications' },
  { name: 'tickets', path: '/ticket' },
  { name: 'bonuses', path: '/dashboard/bonuses' },
  { name: 'claim', path: '/dashboard/claim-bonus' },
];

/** @throws when the page has no such link */
export async function addressOf({ name, path, link }: PageKind, visitor: HttpBrowser): Promise<string> {
  if (link === undefined) return path;
  const page = await (await visitor.get(path)).text();
  const found = [...page.matchAll(/href="([^"]+)"/g)].findLast(([, href = '']) => href.startsWith(link));
  if (!found?.[1]) throw new Error(`No link of ${path} leads to the page of the kind ${name}.`);
  return found[1].replaceAll('&amp;', '&');
}
