import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/node';
import type { Sportsbook } from '~/features/betting/addresses/sportsbooks';
import { shorten } from '~/lib/shorten';
import { sportsbook } from '~/upstream/contract/sportsbook';
import type { BookView } from '~/features/betting/addresses/book-address';

/** Matches on one page. */
export const MATCHES = 40;

const MAX_WORDS_LENGTH = 100;

/** What the address of a list of matches asks for. */
export function viewFrom(book: Sportsbook, params: LoaderFunctionArgs['params'], asked: URLSearchParams): BookView {
  const of = (name: string) => (params[name] ?? asked.get(name))?.slice(0, MAX_WORDS_LENGTH) || undefined;
  const words = shorten((asked.get('search') ?? '').replace(/\s+/g, ' ').trim(), MAX_WORDS_LENGTH);
  return { book, sport: of('sport'), league: of('league'), search: words || undefined };
}

export function readEvents({ content }: AppLoadContext, { book, sport, league, search }: BookView, page: number) {
  const skip = (page - 1) * MATCHES;
  return content.read(sportsbook.events, { book, sport, league, search, skip, take: MATCHES });
}
