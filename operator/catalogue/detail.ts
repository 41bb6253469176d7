import { toDecimal } from '../money';
import { randomFromText } from '../play/random';
import { returnPercentOf } from '../play/return-percent';
import { toUtcTime } from '../utc-time';
import type { CatalogueGame } from './game';

/** The games with a jackpot, by code, and its amount at the start of a week, in whole lira. */
const jackpots: Readonly<Record<string, number>> = {
  'piril-kralice-taci': 1_284_300,
  'piril-piril-piril': 214_750,
  'sarnic-aslan-kapisi': 86_420,
  'norra-northern-forge': 412_900,
  'mavi-derin-hazine': 738_150,
  'darbuka-fener-alayi': 52_380,
  'quillfin-tin-rocket': 163_990,
  'lodos-lodos-ruzgari': 97_640,
  'norra-frost-bells': 44_900,
  'quillfin-steam-rail': 31_260,
};

const slotFeatures = ['free-spins', 'multipliers', 'respins', 'bonus-round', 'expanding-wilds', 'bonus-buy'] as const;

/** Live tables with a limited number of seats, by kind. */
const seatsOfKind: Partial<Record<CatalogueGame['kind'], number>> = { blackjack: 7, poker: 6 };

const dealers = ['Elif', 'Mert', 'Zeynep', 'Deniz', 'Selin', 'Kaan', 'Derya', 'Ozan', 'Nehir', 'Arda', 'Ceren', 'Tuna'];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const WEEK_HOURS = 168;

/** Whether the game can be played with play money: those without a live dealer and without a jackpot. */
export const hasDemo = ({ isLive, gameCode }: CatalogueGame) => !isLive && !Object.hasOwn(jackpots, gameCode);

/**
 * What the capability `lobby-detail` adds to a game in the lobby. The same for each caller; the seats change with
 * the hour, and a jackpot all the time.
 */
export function detailOf(game: CatalogueGame, now = Date.now()) {
  const random = randomFromText(`detail ${game.gameCode}`);
  const isPopular = game.categories.includes('slot-popular');
  const age = game.isNew ? 5 + random(70) : 200 + random(1_800);
  const [minBet, maxBet] = betsOf(game, random);
  return {
    rtp: returnPercentOf(game),
    ...(game.kind === 'slot' && { volatility: volatilityOf(game, random), features: featuresOf(game, random) }),
    jackpot: jackpotOf(game, now),
    minBet,
    maxBet,
    ...(game.isLive && tableOf(game, now)),
    popularity: (isPopular ? 60 : game.isLive ? 40 : 5) + random(isPopular ? 40 : 50),
    demo: hasDemo(game),
    releasedAt: toUtcTime(now - (now % DAY) - age * DAY),
  };
}

/** Machines with three reels pay little and often. */
const volatilityOf = ({ reels }: CatalogueGame, random: (below: number) => number) =>
  reels?.columns === 3 ? 1 + random(2) : 2 + random(4);

function featuresOf({ gameCode, reels }: CatalogueGame, random: (below: number) => number): string[] {
  const count = reels?.columns === 3 ? random(2) : 1 + random(3);
  const first = random(slotFeatures.length);
  const features = Array.from({ length: count }, (_, step) => slotFeatures[(first + step * 2) % slotFeatures.length]);
  const chosen = [...new Set(features.flatMap((feature) => feature ?? []))] as string[];
  return Object.hasOwn(jackpots, gameCode) ? [...chosen, 'jackpot'] : chosen;
}

/** The limits that the game announces, in lira: the lowest and the highest bet. */
function betsOf({ isLive, kind }: CatalogueGame, random: (below: number) => number): [min: number, max: number] {
  if (isLive) return [[5, 10, 25, 50][random(4)] ?? 5, [250, 1_000, 5_000, 25_000][random(4)] ?? 250];
  if (kind === 'slot') return [[0.5, 1, 2, 5][random(4)] ?? 1, [250, 500, 1_000, 2_500][random(4)] ?? 250];
  return [[1, 5][random(2)] ?? 5, [250, 500][random(2)] ?? 250];
}

function tableOf({ gameCode, kind }: CatalogueGame, now: number) {
  const random = randomFromText(`table ${gameCode} ${Math.floor(now / HOUR)}`);
  const seats = seatsOfKind[kind];
  return {
    dealer: dealers[random(dealers.length)] ?? null,
    // No limit of seats at a wheel: nothing is said.
    ...(seats !== undefined && { seats: random(seats + 1) }),
  };
}

/** The amount in lira, which grows all the time and begins again with the week. Null for a game without a jackpot. */
export function jackpotOf({ gameCode }: CatalogueGame, now: number): { amount: number } | null {
  const start = Object.hasOwn(jackpots, gameCode) ? jackpots[gameCode] : undefined;
  if (start === undefined) return null;
  const hours = (now / HOUR) % WEEK_HOURS;
  return { amount: toDecimal(start * 100 + Math.floor(start * hours * 0.1)) };
}
