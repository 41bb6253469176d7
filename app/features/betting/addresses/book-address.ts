import type { Sportsbook } from './sportsbooks';

/** Where each book is listed. */
export const BOOK_PATHS: Readonly<Record<Sportsbook, string>> = {
  sports: '/spor',
  live: '/livespor',
  esports: '/esports',
};

export interface BookView {
  readonly book: Sportsbook;
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
  readonly search?: string | undefined;
  /** `2026-11-30`, in the operator's time zone. */
  readonly day?: string | undefined;
  readonly page?: number | undefined;
  /** All leagues of the sport are listed, however many. */
  readonly hasAllLeagues?: boolean | undefined;
}

/** The address of a list of matches. Sports and leagues of the main book have paths of their own. */
export function bookAddress({ book, sport, league, search, day, page = 1, hasAllLeagues }: BookView): string {
  const query = new URLSearchParams();
  const add = (name: string, value: string | undefined) => value && query.set(name, value);
  const path = [BOOK_PATHS[book], ...(book === 'sports' ? [sport, league] : [])];
  if (book !== 'sports') {
    add('sport', sport);
    add('league', league);
  }
  add('search', search);
  add('day', day);
  if (page > 1) add('page', String(page));
  if (hasAllLeagues) add('leagues', 'all');
  const asked = query.toString();
  return (
    path
      .flatMap((part) => part ?? [])
      .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
      .join('/') + (asked && `?${asked}`)
  );
}

/** Where the odds of a list of matches are, as JSON. */
export function oddsAddress({ book, sport, league, search, day, page = 1 }: BookView): string {
  const asked = { book, sport, league, search, day, page: page > 1 ? String(page) : undefined };
  const query = Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `/odds?${new URLSearchParams(query).toString()}`;
}

export const matchOddsAddress = (id: string) => `/odds?event=${encodeURIComponent(id)}`;

export const matchPath = (id: string) => `${BOOK_PATHS.sports}/event/${encodeURIComponent(id)}`;

export const SLIP_PATH = '/bet-slip';

/** The field of a ticked price, and of each that was on the slip when the page was made. */
export const PICK_FIELD = 'pick';
export const HAD_FIELD = 'had';

/** A button with a round stake. */
export const AMOUNT_FIELD = 'amount';

/** A selection, with the odds that the player saw: a plain decimal. */
export interface SlipPick {
  readonly event: string;
  readonly market: string;
  readonly selection: string;
  readonly odds: string;
}

/** A selection as forms, cookies and `/odds` name it. None of the ids has a space. */
export const selectionText = ({ event, market, selection }: Omit<SlipPick, 'odds'>) =>
  `${event} ${market} ${selection}`;

export const pickText = (pick: SlipPick) => `${selectionText(pick)} ${pick.odds}`;

/** The part of a pick's text that names its selection. */
export const selectionOf = (text: string): string => text.slice(0, text.lastIndexOf(' '));

/** @returns null for a text that is no pick */
export function parsePick(text: unknown): SlipPick | null {
  const parts = typeof text === 'string' && /^(\S{1,100}) (\S{1,100}) (\S{1,100}) (\d{1,6}(?:\.\d{1,4})?)$/.exec(text);
  if (!parts) return null;
  const [, event = '', market = '', selection = '', odds = ''] = parts;
  return { event, market, selection, odds };
}
