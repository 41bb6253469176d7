import { capabilitiesOf } from './capabilities';
import { sportsbook, type Match } from './contract/sportsbook';
import { siteOptions, type Bootstrap } from './site-options';

interface Content {
  find(call: typeof sportsbook.matches, request: { take: number }): Promise<readonly Match[] | null>;
}

/** The home page and the search read the same list, so that they share its cache entry. */
const COUNT = 8;

/** The matches of the operator's feed. Empty without the capability `match-feed`; null when they cannot be read. */
export async function findFeaturedMatches(
  content: Content,
  bootstrap: Bootstrap | null,
): Promise<readonly Match[] | null> {
  if (!capabilitiesOf(bootstrap).has('match-feed')) return [];
  return (await content.find(sportsbook.matches, { take: COUNT }))?.slice(0, COUNT) ?? null;
}

/** The end of the sportsbook's addresses in the operator's menu. */
export const sportsbookVariant = (bootstrap: Bootstrap | null) =>
  siteOptions(bootstrap).get('menuVariant') === 'fcg' ? '/fcg' : '';

/** Where a match is bet on: its page, of an operator with the capability `bets`, else the sportsbook's frame. */
export function matchAddress({ id, isLive }: Pick<Match, 'id' | 'isLive'>, bootstrap: Bootstrap | null): string {
  const event = encodeURIComponent(String(id));
  if (capabilitiesOf(bootstrap).has('bets')) return `/spor/event/${event}`;
  return `/${isLive ? 'livespor' : 'spor'}${sportsbookVariant(bootstrap)}?event=${event}`;
}
