import { createHash } from 'node:crypto';
import { games } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { HOUR_MS } from '../utc-time';

export interface Winner {
  readonly game: CatalogueGame;
  /** A masked name, for privacy. */
  readonly name: string;
  readonly amountMinor: number;
}

const initials = 'abcçdefghıijklmnoöprsştuüvyz';

const BIGGEST_WIN_MINOR = 48_000_000;

/** The largest wins of the hour, largest first. The same hour gives the same list. */
export function topWinners(options: { isLive: boolean; count: number; now: number }): Winner[] {
  const { isLive, count, now } = options;
  const candidates = games.filter((game) => game.isLive === isLive);
  const hour = Math.floor(now / HOUR_MS);
  return Array.from({ length: count }, (_, rank) => {
    const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(`${isLive}:${hour}:${rank}`).digest();
    return {
      game: candidates[a % candidates.length] as CatalogueGame,
      name: `${initials[b % initials.length]}***${initials[c % initials.length]}`,
      // A long-tailed distribution, like real wins: a few very large, most small. The kuruş avoid round numbers.
      amountMinor: Math.round(BIGGEST_WIN_MINOR / (rank + 1.5) ** 1.15) + d * 37,
    };
  }).sort((one, other) => other.amountMinor - one.amountMinor);
}
