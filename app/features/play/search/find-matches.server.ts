import type { AppLoadContext } from '@remix-run/node';
import { matchStart } from '~/lib/match-start';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { DEFAULT_TIME_ZONE } from '~/lib/time-zone';
import { pausedUntil } from '~/session/paused-play.server';
import { cms } from '~/upstream/contract/cms';
import { capabilitiesOf } from '~/upstream/capabilities';
import { sportsbook, type Match } from '~/upstream/contract/sportsbook';
import { findFeaturedMatches, matchAddress } from '~/upstream/featured-matches.server';
import type { FoundGroup, FoundLink } from './found-link';
import { createSearchIndex, Fit, type Found } from './search-index';

/**
 * Finds sports, leagues and matches by their teams and leagues: those of the feed, and of an operator with the capability `bets`
 * all of its book. None during a pause of play.
 */
export async function findMatches(context: AppLoadContext, words: string): Promise<FoundGroup> {
  const { content, player, page } = context;
  const bootstrap = await content.find(cms.grouped, {});
  if (pausedUntil(player.session.player) !== null) return NOTHING;
  const hasBook = capabilitiesOf(bootstrap).has('bets');
  const [featured, booked, tree] = await Promise.all([
    findFeaturedMatches(content, bootstrap),
    hasBook ? content.find(sportsbook.events, { book: 'sports', search: words, skip: 0, take: BOOKED }) : null,
    hasBook ? content.find(sportsbook.tree, { book: 'sports' }) : null,
  ]);
  const known = new Set(featured?.map(({ id }) => String(id)));
  const others = (booked?.items ?? []).filter(({ id }) => !known.has(id));
  const matches = [...(featured ?? []), ...others.map((event) => ({ ...event, league: event.league.name }))];
  const { t, copy, locale } = page.translation;
  const startOf = matchStart(locale, player.session.player ? page.zone : DEFAULT_TIME_ZONE, copy('home'));
  const whenOf = ({ isLive, startsAt }: Named) => (isLive ? t('book', 'live') : startOf(Date.parse(startsAt)));
  const toLink = (match: Named): FoundLink => ({
    label: nameOf(match),
    note: `${match.league} · ${whenOf(match)}`,
    link: { href: matchAddress(match, bootstrap) },
  });
  const near = tree ? placesIn(tree).find(words) : NOTHING;
  const close = byStart(indexOf(matches).find(words));
  const isForgiving = [near, close].every((group) => group.items.length === 0 || group.isForgiving);
  // What has one wrong letter is found only where nothing fits exactly.
  const [places, found] = [
    isForgiving || !near.isForgiving ? near : NOTHING,
    isForgiving || !close.isForgiving ? close : NOTHING,
  ];
  const all = booked && booked.total > BOOKED ? [allMatches(words, booked.total, t)] : [];
  const shown = found.items.slice(0, BOOKED - all.length - Math.min(places.items.length, MOST_PLACES));
  return {
    items: [...places.items.slice(0, MOST_PLACES), ...shown.map(toLink), ...all],
    fits: [...places.fits.slice(0, MOST_PLACES), ...found.fits.slice(0, shown.length), ...all.map(() => Fit.other)],
    isForgiving: places.items.length > 0 ? places.isForgiving : found.isForgiving,
    isPartial: featured === null || (hasBook && booked === null),
  };
}

/** As many as the results list of one group. */
const BOOKED = 8;

const MOST_PLACES = 3;

const NOTHING: Found<never> = { items: [], fits: [], isForgiving: false };

type Named = Pick<Match, 'id' | 'home' | 'away' | 'league' | 'isLive' | 'startsAt'>;

const nameOf = ({ home, away }: Named) => `${home} – ${away}`;

const indexOf = (matches: readonly Named[]) =>
  createSearchIndex(matches.map((match) => ({ item: match, name: nameOf(match), also: match.league })));

/** Those that fit by their start, then those that fit nearly. A few letters in the middle of a team's name are no match. */
function byStart({ items, fits, isForgiving }: Found<Named>): Found<Named> {
  const sorted = items
    .map((item, at) => ({ item, fit: fits[at] ?? Fit.other }))
    .filter(({ fit }) => fit !== Fit.inside)
    .sort(
      (one, other) =>
        Math.max(one.fit, Fit.other) - Math.max(other.fit, Fit.other) ||
        Date.parse(one.item.startsAt) - Date.parse(other.item.startsAt),
    );
  return { items: sorted.map(({ item }) => item), fits: sorted.map(({ fit }) => fit), isForgiving };
}

type Tree = readonly { id: string; name: string; leagues: readonly { id: string; name: string }[] }[];

/** The sports and leagues of a book. Made once for each answer: there may be thousands of leagues, and every key searches. */
const placesIn = memoizeByIdentity((tree: Tree) =>
  createSearchIndex(
    tree.flatMap((sport) => {
      const path = `/spor/${encodeURIComponent(sport.id)}`;
      const linkTo = (label: string, href: string, note: string | null): FoundLink => ({ label, note, link: { href } });
      return [
        { item: linkTo(sport.name, path, null), name: sport.name },
        ...sport.leagues.map(({ id, name }) => ({
          item: linkTo(name, `${path}/${encodeURIComponent(id)}`, sport.name),
          name,
        })),
      ];
    }),
  ),
);

const allMatches = (words: string, count: number, t: AppLoadContext['page']['translation']['t']): FoundLink => ({
  label: t('search-server', 'allMatches', { count }),
  note: null,
  link: { href: `/spor?search=${encodeURIComponent(words)}` },
});
