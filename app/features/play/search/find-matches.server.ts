import type { AppLoadContext } from '@remix-run/node';
import { pausedUntil } from '~/session/paused-play.server';
import { cms } from '~/upstream/contract/cms';
import { capabilitiesOf } from '~/upstream/capabilities';
import { sportsbook, type Match } from '~/upstream/contract/sportsbook';
import { findFeaturedMatches, matchAddress } from '~/upstream/featured-matches.server';
import type { FoundGroup } from './found-link';
import { createSearchIndex } from './search-index';

/**
 * Finds matches by their teams and leagues: those of the feed, and of an operator with the capability `bets` all of its book.
 * None during a pause of play.
 */
export async function findMatches(
  { content, player: { session } }: AppLoadContext,
  words: string,
): Promise<FoundGroup> {
  const bootstrap = await content.find(cms.grouped, {});
  if (pausedUntil(session.player) !== null) return NOTHING;
  const hasBook = capabilitiesOf(bootstrap).has('bets');
  const [featured, booked] = await Promise.all([
    findFeaturedMatches(content, bootstrap),
    hasBook ? content.find(sportsbook.events, { book: 'sports', search: words, skip: 0, take: BOOKED }) : null,
  ]);
  const known = new Set(featured?.map(({ id }) => String(id)));
  const others = (booked?.items ?? []).filter(({ id }) => !known.has(id));
  const matches = [...(featured ?? []), ...others.map((event) => ({ ...event, league: event.league.name }))];
  const found = indexOf(matches).find(words);
  const items = found.items.map((match) => ({
    label: nameOf(match),
    note: match.league,
    link: { href: matchAddress(match, bootstrap) },
  }));
  return { ...found, items, isPartial: featured === null || (hasBook && booked === null) };
}

/** As many as the results list of one group. */
const BOOKED = 8;

const NOTHING: FoundGroup = { items: [], fits: [], isForgiving: false };

type Named = Pick<Match, 'id' | 'home' | 'away' | 'league' | 'isLive'>;

const nameOf = ({ home, away }: Named) => `${home} – ${away}`;

const indexOf = (matches: readonly Named[]) =>
  createSearchIndex(matches.map((match) => ({ item: match, name: nameOf(match), also: match.league })));
