import type { LoaderFunctionArgs } from '@remix-run/node';
import { dataResponse } from '~/lib/buffered-response.server';
import { oddsFormatOf, oddsWriter } from '~/session/odds-format.server';
import { requirePlayIsOn } from '~/session/paused-play.server';
import { createSharedRegion } from '~/ui/region.server';
import { sportsbook } from '~/upstream/contract/sportsbook';
import { slipBarOf, tickedRegion } from '~/features/betting/slip/slip-bar.server';
import { bookAddress, matchOddsAddress } from '~/features/betting/addresses/book-address';
import { matchZone, oddsTime } from './odds-time.server';
import { describeEvents, openPrices, pricesOf, setsOf } from './describe-event.server';
import { Markets, type MarketGroup } from './markets';

const markets = createSharedRegion(({ groups }: { groups: string }) => (
  <Markets groups={JSON.parse(groups) as MarketGroup[]} />
));

/** Loader of a match with all its markets. 404 for one that the book does not have, 410 for one that is over. */
export async function loadMatch({ params, context }: LoaderFunctionArgs) {
  requirePlayIsOn(context);
  const { content, page, player } = context;
  const { translation } = page;
  const write = oddsWriter(context);
  const match = await content.read(sportsbook.event, { id: params['id'] ?? '' });
  const { sport, league } = match;
  const row = describeEvents(translation, matchZone(context), write)(match);
  const book = sport.id === 'esports' ? 'esports' : 'sports';
  const groups = groupsOf(match, write);
  const prices = openPrices(groups.flatMap((group) => group.markets.flatMap((market) => market.prices)));
  const slip = slipBarOf(context, prices);
  return dataResponse({
    copy: translation.copy('book'),
    title: `${match.home} – ${match.away}`,
    ...{ home: row.home, away: row.away, isLive: row.isLive, when: row.when, score: row.score },
    sets: setsOf(match.score),
    sport: { label: sport.name, href: bookAddress({ book, sport: sport.id }) },
    league: { label: league.name, href: bookAddress({ book, sport: sport.id, league: league.id }) },
    slip,
    odds: { address: matchOddsAddress(match.id), format: oddsFormatOf(player), ...oddsTime(context) },
    markets:
      groups.length > 0 ? markets(context, { groups: JSON.stringify(groups) }, tickedRegion(prices, slip)) : null,
  });
}

type MatchData = Parameters<typeof pricesOf>[0] & { offers: readonly Parameters<typeof pricesOf>[1][] };

/** Markets of one group stand together, in the operator's order. */
function groupsOf(match: MatchData, write: (odds: string) => string): MarketGroup[] {
  const found = new Map<string, MarketGroup & { markets: MarketGroup['markets'][number][] }>();
  for (const market of match.offers) {
    const shown = { id: market.id, name: market.name, prices: pricesOf(match, market, write) };
    const own = found.get(market.group);
    if (own) own.markets.push(shown);
    else found.set(market.group, { name: market.group, markets: [shown] });
  }
  return [...found.values()];
}
