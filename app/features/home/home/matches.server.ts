import type { AppLoadContext } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { byLocale } from '~/lib/by-locale';
import { dateFormat, numberFormat } from '~/lib/formatters';
import { DEFAULT_TIME_ZONE } from '~/lib/time-zone';
import { addDays, dayAt } from '~/lib/zoned-time';
import type { Match } from '~/upstream/contract/sportsbook';
import { findFeaturedMatches, matchAddress, sportsbookVariant } from '~/upstream/featured-matches.server';
import type { Bootstrap } from '~/upstream/site-options';

export type Matches = NonNullable<Awaited<ReturnType<typeof findMatches>>>;
export type HomeMatch = Matches['matches'][number];

/** The matches of the operator's feed for guests. Null without the capability `match-feed`, or without matches. */
export async function findMatches(
  { content, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
) {
  const matches = await findFeaturedMatches(content, bootstrap);
  if (!matches?.length) return null;
  const variant = sportsbookVariant(bootstrap);
  // Guests share cached pages, so their times are in one zone.
  const toMatch = describeMatch(translation, session.player ? zone : DEFAULT_TIME_ZONE, variant);
  return { all: `/spor${variant}`, matches: matches.map(toMatch) };
}

/** Kept, because formatters take longer to make than to use. The zones are a few hundred, each in one spelling. */
const formatsIn = byLocale((locale) => ({
  odds: numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  startsIn: byLocale((timeZone) => ({
    time: dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: dateFormat(locale, { timeZone, day: 'numeric', month: 'short' }),
  })),
}));

function describeMatch({ copy, locale }: Translation, timeZone: string, variant: string) {
  const { today, tomorrow } = copy('home');
  const { odds, startsIn } = formatsIn(locale);
  const { time, day } = startsIn(timeZone);
  const present = dayAt(Date.now(), timeZone);
  const names: Record<string, string> = { [present]: today, [addDays(present, 1)]: tomorrow };
  return (match: Match) => {
    const { league, home, away, startsAt, isLive, clock, score, odds: picks } = match;
    const start = Date.parse(startsAt);
    const dayName = names[dayAt(start, timeZone)] ?? day.format(start);
    return {
      href: matchAddress(match, variant),
      league,
      home,
      away,
      isLive,
      /** The clock of a live match, else day and time of the start. */
      when: isLive ? (clock ?? '') : `${dayName} ${time.format(start)}`,
      score: isLive && score ? score : null,
      /** Decimal odds as text; null while the pick is closed. */
      odds: picks.map(({ label, value }) => ({ label, value: value === null ? null : odds.format(Number(value)) })),
    };
  };
}
