import { createHash } from 'node:crypto';

export interface Winner {
  readonly game: string;
  /** Masked: nobody's whole name is shown. */
  readonly name: string;
  readonly amountMinor: number;
}

/** The address of a game's picture, null when it has none. */
export type GamePicture = (game: string) => string | null;

const slots = [
  'Amber Lagoon',
  'Copper Comet',
  'Yıldız Bahçesi',
  'Frost Orchard',
  'Lale Devri 7',
  'Midnight Bazaar',
  'Paper Dragons',
  'Saffron Express',
  'Tidal Crowns',
  'Wild Meridian',
];
const tables = ['Boğaz Rulet', 'Velvet Blackjack', 'Lantern Baccarat', 'Turkuaz Rulet', 'Corner Poker', 'Sky Wheel'];
const initials = 'abcçdefghıijklmnoöprsştuüvyz';

const BIGGEST_WIN_MINOR = 48_000_000;
const HOUR_MS = 3_600_000;

/** The largest wins of the hour, largest first. The same hour gives the same list. */
export function topWinners(options: { isLive: boolean; count: number; now: number }): Winner[] {
  const { isLive, count, now } = options;
  const games = isLive ? tables : slots;
  const hour = Math.floor(now / HOUR_MS);
  return Array.from({ length: count }, (_, rank) => {
    const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(`${isLive}:${hour}:${rank}`).digest();
    return {
      game: games[a % games.length] as string,
      name: `${initials[b % initials.length]}***${initials[c % initials.length]}`,
      // Falls off like real wins do: a few are very large, most are not; the kuruş keep it from looking round.
      amountMinor: Math.round(BIGGEST_WIN_MINOR / (rank + 1.5) ** 1.15) + d * 37,
    };
  }).sort((one, other) => other.amountMinor - one.amountMinor);
}
