import type { AppLoadContext } from '@remix-run/node';
import type { Translation } from '~/i18n/translator.server';
import { byLocale } from '~/lib/by-locale';
import { dateFormat, numberFormat } from '~/lib/formatters';
import { DEFAULT_TIME_ZONE } from '~/lib/time-zone';
import { addDays, dayAt } from '~/lib/zoned-time';
import { capabilitiesOf } from '~/upstream/capabilities';
import { sportsbook, type Match } from '~/upstream/contract/sportsbook';
import { siteOptions, type Bootstrap } from '~/upstream/site-options';

export type Matches = NonNullable<Awaited<ReturnType<typeof findMatches>>>;
export type HomeMatch = Matches['matches'][number];

const COUNT = 8;

/** The matches of the operator's feed for guests. Null without the capability `match-feed`, or without matches. */
export async function findMatches(
  { content, page: { translation, zone }, player: { session } }: AppLoadContext,
  bootstrap: Bootstrap | null,
) {
  if (!capabilitiesOf(bootstrap).has('match-feed')) return null;
  const matches = await content.find(sportsbook.matches, { take: COUNT });
  if (!matches?.length) return null;
  const end = siteOptions(bootstrap).get('menuVariant') === 'fcg' ? '/fcg' : '';
  // Guests share cached pages, so their times are in one zone.
  const toMatch = describeMatch(translation, session.player ? zone : DEFAULT_TIME_ZONE, end);
  return { all: `/spor${end}`, matches: matches.slice(0, COUNT).map(toMatch) };
}

/** Kept, because formatters take longer to make than to use. The zones are a few hundred, each in one spelling. */
const formatsIn = byLocale((locale) => ({
  odds: numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  startsIn: byLocale((timeZone) => ({
    time: dateFormat(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    day: dateFormat(locale, { timeZone, day: 'numeric', month: 'short' }),
  })),
}));

function describeMatch({ copy, locale }: Translation, timeZone: string, end: string) {
  const { today, tomorrow } = copy('home');
  const { odds, startsIn } = formatsIn(locale);
  const { time, day } = startsIn(timeZone);
  const present = dayAt(Date.now(), timeZone);
  const names: Record<string, string> = { [present]: today, [addDays(present, 1)]: tomorrow };
  return ({ id, league, home, away, startsAt, isLive, clock, score, odds: picks }: Match) => {
    const start = Date.parse(startsAt);
    const dayName = names[dayAt(start, timeZone)] ?? day.format(start);
    return {
      href: `/${isLive ? 'livespor' : 'spor'}${end}?event=${encodeURIComponent(String(id))}`,
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
