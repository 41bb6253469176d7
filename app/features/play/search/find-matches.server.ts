import type { AppLoadContext } from '@remix-run/node';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import { pausedUntil } from '~/session/paused-play.server';
import { cms } from '~/upstream/contract/cms';
import type { Match } from '~/upstream/contract/sportsbook';
import { findFeaturedMatches, matchAddress } from '~/upstream/featured-matches.server';
import { UNREAD, type FoundGroup, type FoundLink } from './found-link';
import { createSearchIndex } from './search-index';

/** Finds matches by their teams and leagues. None during a pause of play. */
export async function findMatches(
  { content, player: { session } }: AppLoadContext,
  words: string,
): Promise<FoundGroup> {
  const bootstrap = await content.find(cms.grouped, {});
  const matches = pausedUntil(session.player) === null ? await findFeaturedMatches(content, bootstrap) : NO_MATCHES;
  if (matches === null) return UNREAD;
  const found = indexOf(matches).find(words);
  const toLink = (match: Match): FoundLink => ({
    label: nameOf(match),
    note: match.league,
    link: { href: matchAddress(match, bootstrap) },
  });
  return { ...found, items: found.items.map(toLink) };
}

const NO_MATCHES: readonly Match[] = [];

const nameOf = ({ home, away }: Match) => `${home} – ${away}`;

const indexOf = memoizeByIdentity((matches: readonly Match[]) =>
  createSearchIndex(matches.map((match) => ({ item: match, name: nameOf(match), also: match.league }))),
);
