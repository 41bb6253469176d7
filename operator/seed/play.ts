import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { playMove } from '../play/play-round';
import { seededRandom, type Random } from '../play/random';
import { fieldsFrom } from '../play/rules/fields';
import type { Store } from '../store/store';
import { DAY_MS } from '../utc-time';

const ROUND_MS = 47_000;

/** One playing session: days ago, hour (UTC), game, number of rounds, and the fields of each round. */
type PlaySession = readonly [
  daysAgo: number,
  hour: number,
  gameCode: string,
  rounds: number,
  choices: Record<string, string | string[]>,
];

const playSessions: readonly PlaySession[] = [
  [57, 18, 'kestane-nar-bahcesi', 8, { stake: '1000' }],
  [52, 20, 'salon-salon-rulet', 6, { stake: '2500', spot: ['red', 'dozen2'] }],
  [46, 19, 'ferahava-aviator', 7, { stake: '2500', target: '2' }],
  [41, 17, 'oakmere-oakmere-blackjack', 6, { stake: '5000', move: 'stand' }],
  [38, 20, 'tuzlu-sugar-arcade', 9, { stake: '1000' }],
  [33, 18, 'kestane-mahalle-tombalasi', 4, { stake: '2500', card: '37' }],
  [27, 19, 'salon-salon-bakara', 5, { stake: '5000', side: 'banker' }],
  [21, 20, 'norra-winterwolf', 8, { stake: '2500' }],
  [16, 18, 'salon-cark-sov', 6, { stake: '1000', number: ['1', '5'] }],
  [11, 19, 'sarnic-amfora', 7, { stake: '2500' }],
  [6, 20, 'salon-uc-kart-poker', 5, { stake: '2500' }],
  [2, 18, 'mavi-harbour-lights', 6, { stake: '2500' }],
  [1, 19, 'ferahava-aviator', 5, { stake: '5000', target: '1.8' }],
];

const favourites = [
  'ferahava-aviator',
  'kestane-nar-bahcesi',
  'salon-salon-rulet',
  'norra-winterwolf',
  'piril-piril-piril',
  'oakmere-oakmere-blackjack',
];

/** Arbitrary, chosen so that the demo player's balance ends neither empty nor huge. */
const SEED = 20_260;

/**
 * Seeds the demo player's game history: rounds played by the real rules, with the same random numbers on every first
 * start. Call it after the deposits and withdrawals are in the ledger, so that each round sees the balance of its
 * moment.
 *
 * @param before called before each playing session and at the end, with its moment
 */
export function seedPlay(store: Store, playerId: number, now: number, before: (moment: number) => void): void {
  const random = seededRandom(SEED);
  const midnight = Math.floor(now / DAY_MS) * DAY_MS;
  for (const [daysAgo, hour, gameCode, rounds, choices] of playSessions) {
    const game = requireGame(gameCode);
    const start = midnight - daysAgo * DAY_MS + hour * 3_600_000;
    before(start);
    for (let round = 0; round < rounds; round += 1) {
      playRound(store, playerId, game, choices, random, start + round * ROUND_MS);
    }
  }
  before(now);
  for (const [index, gameCode] of favourites.entries()) {
    store.favourites.toggle(playerId, requireGame(gameCode).gameCode, now - (index + 1) * DAY_MS);
  }
}

function playRound(
  store: Store,
  playerId: number,
  game: CatalogueGame,
  choices: Record<string, string | string[]>,
  random: Random,
  at: number,
): void {
  const fields = fieldsFrom(choices);
  playMove(store, { playerId }, game, { fields, random, pastMoment: at });
  // The hand is still open after the deal: stand.
  if (store.gameRounds.findOpen(playerId, game.gameCode))
    playMove(store, { playerId }, game, { fields, random, pastMoment: at + 9_000 });
}

function requireGame(gameCode: string): CatalogueGame {
  const game = findGame(gameCode);
  if (!game) throw new Error(`The catalogue has no game ${gameCode}.`);
  return game;
}
