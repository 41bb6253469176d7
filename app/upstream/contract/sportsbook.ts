import { z } from 'zod';
import { call, type CallData } from './call';
import { decimalAmount, identifier, utcTime } from './values';

const text = z.string().min(1).max(200);

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
};

export type Match = CallData<typeof sportsbook.matches>[number];
