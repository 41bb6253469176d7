import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import type { Sportsbook } from '~/features/betting/addresses/sportsbooks';
import type { Translation } from '~/i18n/translator.server';
import { dataResponse } from '~/lib/buffered-response.server';
import { dateFormat } from '~/lib/formatters';
import { pageFrom } from '~/lib/page-number';
import { favouriteLeagues, leagueText } from '~/session/favourite-leagues.server';
import { oddsFormatOf, oddsWriter } from '~/session/odds-format.server';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { createSharedRegion } from '~/ui/region.server';
import type { CallData } from '~/upstream/contract/call';
import { sportsbook } from '~/upstream/contract/sportsbook';
import { slipBarOf, tickedRegion } from '~/features/betting/slip/slip-bar.server';
import { bookAddress, matchPath, oddsAddress, type BookView } from '~/features/betting/addresses/book-address';
import { daysFrom, MATCHES, readEvents, viewFrom } from './book-view.server';
import { matchZone, oddsTime } from './odds-time.server';
import { describeEvents, openPrices, type BookEvent, type EventRow } from './describe-event.server';
import { MatchList, type League } from './match-list';

const matchList = createSharedRegion(
  ({ leagues, ...props }: { leagues: string; copy: Parameters<typeof MatchList>[0]['copy'] }) => (
    <MatchList leagues={JSON.parse(leagues) as League[]} {...props} />
  ),
);

/**
 * Loader of a list of matches, of an operator with the capability `bets`. 404 for a sport or a league that the book does not
 * have.
 */
export async function loadBook({ request, params, context }: LoaderFunctionArgs, book: Sportsbook) {
  requirePlayIsOn(context);
  const { content, page, player } = context;
  const { t } = page.translation;
  const asked = new URL(request.url).searchParams;
  const event = asked.get('event');
  if (event) throw redirect(matchPath(event), 302);
  const view = viewFrom(book, params, asked);
  const { sport, league, search } = view;
  const number = pageFrom(asked.get('page'), 4);
  const [tree, { total, items }] = await Promise.all([
    content.read(sportsbook.tree, { book }),
    readEvents(context, view, number),
  ]);
  const chosen = tree.find(({ id }) => id === sport);
  const chosenLeague = chosen?.leagues.find(({ id }) => id === league);
  if ((sport !== undefined && !chosen) || (league !== undefined && !chosenLeague))
    throw new Response(null, { status: 404 });
  const ownLeague = leagueText(sport ?? '', league ?? '');
  const favourites = book === 'sports' ? favouriteLeagues(player) : [];
  const copy = page.translation.copy('book');
  const leagues = leaguesOf(book, items, describeEvents(page.translation, matchZone(context), oddsWriter(context)));
  const prices = openPrices(leagues.flatMap(({ matches }) => matches.flatMap((match) => match.prices)));
  const slip = slipBarOf(context, prices);
  return dataResponse({
    kind: 'book' as const,
    copy,
    title: chosenLeague?.name ?? chosen?.name ?? t('sportsbook', book),
    crumbs: [
      { label: t('sportsbook', book), href: bookAddress({ book }) },
      ...(chosenLeague && chosen ? [{ label: chosen.name, href: bookAddress({ book, sport }) }] : []),
      { label: chosenLeague?.name ?? chosen?.name ?? t('sportsbook', book) },
    ],
    slip,
    odds: { address: oddsAddress({ ...view, page: number }), format: oddsFormatOf(player), ...oddsTime(context) },
    path: bookAddress({ book, sport, league }),
    search: search ?? '',
    days: book === 'live' ? [] : dayOptions(page.translation, view.day),
    sports: [
      { label: copy.all, href: bookAddress({ book }), isCurrent: sport === undefined },
      ...tree.map(({ id, name, events }) => ({
        label: `${name} (${events})`,
        href: bookAddress({ book, sport: id }),
        isCurrent: id === sport,
      })),
    ],
    leagues: chosen ? leagueTabs(page.translation, view, chosen, asked.get('leagues') === 'all') : [],
    /** The page's league, as the form of favourites names it; null where there is nothing to choose. */
    league:
      book === 'sports' && chosen && chosenLeague && player.session.player !== null
        ? { name: ownLeague, isFavourite: favourites.includes(ownLeague) }
        : null,
    favourites: tree.flatMap((each) =>
      each.leagues
        .filter(({ id }) => favourites.includes(leagueText(each.id, id)))
        .map(({ id, name }) => ({
          label: name,
          href: bookAddress({ book, sport: each.id, league: id }),
          isCurrent: each.id === sport && id === league,
        })),
    ),
    matches:
      leagues.length > 0
        ? matchList(context, { leagues: JSON.stringify(leagues), copy }, tickedRegion(prices, slip))
        : null,
    empty: leagues.length > 0 ? null : t('book-server', search ? 'nothingFound' : 'noMatches', { words: search ?? '' }),
    earlier: number > 1 ? bookAddress({ ...view, page: number - 1 }) : null,
    more: number * MATCHES < total ? bookAddress({ ...view, page: number + 1 }) : null,
  });
}

/** Where there are many leagues, those with the most matches are tabs, and the last one leads to all of them. */
const MOST_LEAGUES = 12;

type Sport = CallData<typeof sportsbook.tree>[number];

function leagueTabs({ t }: Translation, { book, sport, league }: BookView, { leagues }: Sport, hasAll: boolean) {
  const isCut = !hasAll && leagues.length > MOST_LEAGUES;
  const largest = new Set([...leagues].sort((one, other) => other.events - one.events).slice(0, MOST_LEAGUES));
  const tabs = leagues
    .filter((each) => !isCut || largest.has(each) || each.id === league)
    .map(({ id, name, events }) => ({
      label: `${name} (${events})`,
      href: bookAddress({ book, sport, league: id === league ? undefined : id }),
      isCurrent: id === league,
    }));
  if (!isCut) return tabs;
  const label = t('book-server', 'allLeagues', { count: leagues.length });
  return [...tabs, { label, href: bookAddress({ book, sport, hasAllLeagues: true }), isCurrent: false }];
}

/** The days to choose from, the chosen one marked. */
function dayOptions({ locale, copy }: Translation, chosen: string | undefined) {
  const { anyDay } = copy('book');
  const { today, tomorrow } = copy('home');
  const format = dateFormat(locale, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' });
  const days = daysFrom(Date.now()).map((value, at) => ({
    value,
    label: [today, tomorrow][at] ?? format.format(Date.parse(value)),
    isChosen: value === chosen,
  }));
  return [{ value: '', label: anyDay, isChosen: chosen === undefined }, ...days];
}

/** By the start of their first match. */
function leaguesOf(
  book: Sportsbook,
  events: readonly BookEvent[],
  describe: ReturnType<typeof describeEvents>,
): League[] {
  const found = new Map<string, League & { matches: EventRow[] }>();
  for (const event of events) {
    const { sport, league } = event;
    const own = found.get(league.id);
    if (own) own.matches.push(describe(event));
    else {
      const href = bookAddress({ book, sport: sport.id, league: league.id });
      found.set(league.id, { id: league.id, name: league.name, sport: sport.name, href, matches: [describe(event)] });
    }
  }
  return [...found.values()];
}
