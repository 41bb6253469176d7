import { accept, type GroupHandlers } from '../call-handler';
import { findMainMatches, type Match } from '../third-parties/sportsbook/book';
import { clockText, pickName } from '../third-parties/sportsbook/formatting';
import { toDecimal } from '../money';
import { contentLocale, type Locale } from '../messages';
import { toUtcTime } from '../utc-time';

export const sportsbookHandlers: GroupHandlers<'sportsbook'> = {
  matches({ take }, { store, locale }) {
    const matches = findMainMatches(store.wagers.seed, store.now(), take);
    return accept(matches.map((match) => toFeed(match, locale)));
  },
};

function toFeed(match: Match, locale: Locale) {
  const { id, league, home, away, startsAt, phase, score, offers } = match;
  const isLive = phase === 'live';
  return {
    id,
    league: league.name[contentLocale(locale)],
    home,
    away,
    startsAt: toUtcTime(startsAt),
    isLive,
    clock: isLive ? clockText(match, contentLocale(locale)) : null,
    score: isLive ? { home: score.home, away: score.away } : null,
    odds: (offers[0]?.picks ?? []).map((pick) => ({
      label: /^[12X]$/.test(pick.id) ? pick.id : pickName(match, offers[0]?.id ?? '', pick.id, contentLocale(locale)),
      value: pick.odds === null ? null : toDecimal(pick.odds),
    })),
  };
}
