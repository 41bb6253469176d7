import { accept, refuse, requireCapability, type GroupHandlers } from '../call-handler';
import { periodAt } from '../limits/periods';
import { toDecimal } from '../money';
import { contentLocale, translate, type ContentLocale } from '../messages';
import { findMainMatches, findMatch, matchOf, type Match, type Offer } from '../third-parties/sportsbook/book';
import { leagues, sports, type League } from '../third-parties/sportsbook/catalogue';
import type { Fixture } from '../third-parties/sportsbook/fixtures';
import { clockText, marketGroup, marketName, oddsText, pickName } from '../third-parties/sportsbook/formatting';
import { programOf, searchOf } from '../third-parties/sportsbook/program';
import { startOfDay, toUtcTime } from '../utc-time';

export const sportsbookHandlers: GroupHandlers<'sportsbook'> = {
  matches({ take }, { store, locale }) {
    const matches = findMainMatches(store.wagers.seed, store.now(), take);
    return accept(matches.map((match) => toFeed(match, contentLocale(locale))));
  },

  tree({ book }, context) {
    requireCapability(context, 'bets');
    const { store, locale } = context;
    const now = store.now();
    const words = contentLocale(locale);
    const program = programOf(book, store.wagers.seed, now);
    const parts = sports.map(({ id, name }) => {
      const own = program.filter(({ league }) => league.sport === id);
      const eventsOf = (league: League) => own.filter((fixture) => fixture.league === league).length;
      return {
        ...{ id, name: name[words], events: own.length, live: own.filter(({ startsAt }) => startsAt <= now).length },
        leagues: leagues
          .map((league) => ({ id: league.id, name: league.name[words], events: eventsOf(league) }))
          .filter(({ events }) => events > 0),
      };
    });
    return accept(parts.filter(({ events }) => events > 0));
  },

  events({ book, sport, league, day, search, skip, take }, context) {
    requireCapability(context, 'bets');
    const { store, locale } = context;
    const now = store.now();
    const start = day === undefined ? undefined : startOfDay(day);
    if (start === null) return refuse(translate(locale, 'badRequest'), 'day');
    const span = start === undefined ? null : periodAt('day', start);
    const isFound = searchOf(search ?? '');
    const found = programOf(book, store.wagers.seed, now).filter(
      (fixture) =>
        (sport === undefined || fixture.league.sport === sport) &&
        (league === undefined || fixture.league.id === league) &&
        (span === null || (fixture.startsAt >= span.from && fixture.startsAt < span.until)) &&
        isFound(fixture),
    );
    const shown = found
      .slice(skip, skip + take)
      .map((fixture) => toEvent(matchOf(fixture, now), contentLocale(locale)));
    return accept({ total: found.length, items: shown });
  },

  event({ id }, context) {
    requireCapability(context, 'bets');
    const { store, locale } = context;
    const match = findMatch(id, store.wagers.seed, store.now());
    if (!match) return { ...refuse(translate(locale, 'noSuchMatch')), code: 'not-found' };
    if (match.phase === 'ended') return { ...refuse(translate(locale, 'matchEnded')), code: 'ended' };
    const words = contentLocale(locale);
    return accept({ ...toEvent(match, words), offers: match.offers.map((offer) => toMarket(match, offer, words)) });
  },
};

function toEvent(match: Match, locale: ContentLocale) {
  const { id, league, home, away, startsAt, phase, score, offers } = match;
  const [main] = offers;
  const isLive = phase === 'live';
  const sport = sports.find((one) => one.id === league.sport);
  return {
    id,
    sport: { id: league.sport, name: sport?.name[locale] ?? league.sport },
    league: { id: league.id, name: league.name[locale] },
    home,
    away,
    startsAt: toUtcTime(startsAt),
    isLive,
    clock: isLive ? clockText(match, locale) : null,
    score: isLive ? scoreOf(score) : null,
    markets: offers.filter(({ picks }) => picks.some(({ odds }) => odds !== null)).length,
    main: main ? toMarket(match, main, locale) : null,
  };
}

const scoreOf = ({ home, away, sets }: Match['score']) => ({
  ...{ home, away },
  sets: sets?.map(([one, other]): [number, number] => [one, other]) ?? null,
});

const toMarket = (fixture: Fixture, { id, picks }: Offer, locale: ContentLocale) => ({
  ...{ id, name: marketName(fixture, id, locale), group: marketGroup(fixture, id, locale) },
  selections: picks.map((pick) => ({
    ...{ id: pick.id, label: pickName(fixture, id, pick.id, locale) },
    odds: pick.odds === null ? null : oddsText(pick.odds, 'en'),
  })),
});

function toFeed(match: Match, words: ContentLocale) {
  const { league, score, ...event } = toEvent(match, words);
  const [main] = match.offers;
  return {
    ...event,
    league: league.name,
    score: score && { home: score.home, away: score.away },
    odds: (main?.picks ?? []).map(({ id, odds }) => ({
      label: /^[12X]$/.test(id) ? id : pickName(match, main?.id ?? '', id, words),
      value: odds === null ? null : toDecimal(odds),
    })),
  };
}
