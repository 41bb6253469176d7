import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { Sportsbook } from '~/features/betting/addresses/sportsbooks';
import { DEFAULT_TIME_ZONE } from '~/lib/time-zone';
import { addDays, dayAt } from '~/lib/zoned-time';
import { shorten } from '~/lib/shorten';
import { sportsbook } from '~/upstream/contract/sportsbook';
import type { BookView } from '~/features/betting/addresses/book-address';

/** Matches on one page. */
export const MATCHES = 40;

const MAX_WORDS_LENGTH = 100;

/** How many days a list of matches can be of. */
const DAYS = 7;

/** The days on offer, today first. */
export function daysFrom(now: number): string[] {
  const today = dayAt(now, DEFAULT_TIME_ZONE);
  return Array.from({ length: DAYS }, (_, at) => addDays(today, at));
}

/** What the address of a list of matches asks for. */
export function viewFrom(book: Sportsbook, params: LoaderFunctionArgs['params'], asked: URLSearchParams): BookView {
  const of = (name: string) => (params[name] ?? asked.get(name))?.slice(0, MAX_WORDS_LENGTH) || undefined;
  const words = shorten((asked.get('search') ?? '').replace(/\s+/g, ' ').trim(), MAX_WORDS_LENGTH);
  const day = daysFrom(Date.now()).find((each) => each === asked.get('day'));
  return { book, sport: of('sport'), league: of('league'), search: words || undefined, day };
}

export function readEvents({ content }: AppLoadContext, { book, sport, league, search, day }: BookView, page: number) {
  const skip = (page - 1) * MATCHES;
  return content.read(sportsbook.events, { book, sport, league, search, day, skip, take: MATCHES });
}
