import { z } from 'zod';
import { call, type CallData } from './call';
import { calendarDate, decimalAmount, identifier, pageOf, skipTake, utcTime } from './values';

const text = z.string().min(1).max(200);

/** An id of the sportsbook in a request: of a match, a market, a selection, a sport or a league. */
export const bookId = z.string().min(1).max(100);

/** Which part of the sportsbook: `sports` has the live matches of its sports too, `live` those of every sport. */
const book = z.enum(['sports', 'live', 'esports']);

const named = z.object({ id: bookId, name: text });

const market = named.extend({
  /** The group in words, under which the page of the match lists the market. */
  group: text,
  /** Decimal odds with two places; null while the selection is closed. */
  selections: z.array(z.object({ id: bookId, label: text, odds: decimalAmount.nullable() })).max(100),
});

const event = z.object({
  id: bookId,
  sport: named,
  league: named,
  home: text,
  away: text,
  startsAt: utcTime,
  isLive: z.boolean(),
  /** The match's clock in words, of a live match. */
  clock: z.string().max(50).nullish(),
  /** Those of a live match; `sets` are the points of each set or map, the first one first. */
  score: z
    .object({
      home: z.number().int(),
      away: z.number().int(),
      sets: z
        .array(z.tuple([z.number().int(), z.number().int()]))
        .max(20)
        .nullish(),
    })
    .nullish(),
  /** How many markets are open. */
  markets: z.number().int().min(0),
  main: market.nullable(),
});

export const sportsbook = {
  matches: call('POST', 'sportsbook/matches', 'read', {
    summary: 'Matches for the home page with the odds of their main market: live ones first, then the next ones.',
    request: z.object({ take: z.number().int().min(1).max(20) }),
    data: z.array(
      z.object({
        id: identifier,
        league: text,
        home: text,
        away: text,
        startsAt: utcTime,
        isLive: z.boolean(),
        /** The match's clock in words, of a live match. */
        clock: z.string().max(50).nullish(),
        score: z.object({ home: z.number().int(), away: z.number().int() }).nullish(),
        /** The picks of the main market with decimal odds; null while a pick is closed. */
        odds: z.array(z.object({ label: text, value: decimalAmount.nullable() })).max(3),
      }),
    ),
    freshSeconds: 15,
    usableSeconds: 60,
    assumed: true,
  }),
  tree: call('POST', 'sportsbook/tree', 'read', {
    summary: 'The sports and leagues of a book, with how many matches each has. Of the capability bets.',
    request: z.object({ book }),
    data: z
      .array(
        named.extend({
          icon: z.string().max(100).nullish(),
          events: z.number().int().min(0),
          live: z.number().int().min(0),
          leagues: z
            .array(named.extend({ region: z.string().max(100).nullish(), events: z.number().int().min(0) }))
            .max(500),
        }),
      )
      .max(100),
    freshSeconds: 60,
    assumed: true,
  }),
  events: call('POST', 'sportsbook/events', 'read', {
    summary: 'Matches of a book by their start, with their main market. Of the capability bets.',
    request: z.object({
      book,
      sport: bookId.optional(),
      league: bookId.optional(),
      /** A day in the operator's time zone. */
      day: calendarDate.optional(),
      /** Words of the names of teams and leagues, in any case and with or without accents. */
      search: z.string().max(100).optional(),
      ...skipTake,
    }),
    data: pageOf(event),
    freshSeconds: 5,
    usableSeconds: 60,
    assumed: true,
  }),
  event: call('POST', 'sportsbook/event', 'read', {
    summary:
      'A match with all its markets. Refused with ended after the match, with not-found where there is none. Of the capability bets.',
    request: z.object({ id: bookId }),
    data: event.extend({ offers: z.array(market).max(500) }),
    freshSeconds: 5,
    usableSeconds: 60,
    assumed: true,
  }),
};

export type Match = CallData<typeof sportsbook.matches>[number];
