import type { AppLoadContext } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { matchStart } from '~/lib/match-start';
import { DEFAULT_TIME_ZONE } from '~/lib/time-zone';
import { oddsWriter } from '~/session/odds-format.server';
import type { Match } from '~/upstream/contract/sportsbook';
import { findFeaturedMatches, matchAddress, sportsbookVariant } from '~/upstream/featured-matches.server';
import type { Bootstrap } from '~/upstream/site-options';

export type Matches = NonNullable<Awaited<ReturnType<typeof findMatches>>>;
export type HomeMatch = Matches['matches'][number];

/** The matches of the operator's feed for guests. Null without the capability `match-feed`, or without matches. */
export async function findMatches(context: AppLoadContext, bootstrap: Bootstrap | null) {
  const { content, page, player } = context;
  const matches = await findFeaturedMatches(content, bootstrap);
  if (!matches?.length) return null;
  // Guests share cached pages, so their times are in one zone.
  const toMatch = describeMatch(
    page.translation,
    { zone: player.session.player ? page.zone : DEFAULT_TIME_ZONE, write: oddsWriter(context) },
    bootstrap,
  );
  return { all: `/spor${sportsbookVariant(bootstrap)}`, matches: matches.map(toMatch) };
}

interface Writing {
  readonly zone: string;
  readonly write: (odds: string) => string;
}

function describeMatch({ copy, locale }: Translation, { zone, write }: Writing, bootstrap: Bootstrap | null) {
  const startOf = matchStart(locale, zone, copy('home'));
  return (match: Match) => {
    const { league, home, away, startsAt, isLive, clock, score, odds: picks } = match;
    return {
      href: matchAddress(match, bootstrap),
      league,
      home,
      away,
      isLive,
      /** The clock of a live match, else day and time of the start. */
      when: isLive ? (clock ?? '') : startOf(Date.parse(startsAt)),
      score: isLive && score ? score : null,
      /** As text; null while the pick is closed. */
      odds: picks.map(({ label, value }) => ({ label, value: value === null ? null : write(value) })),
    };
  };
}
