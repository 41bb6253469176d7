import { BetResult } from '~/upstream/contract/values';
import type { Wallet } from '../bonuses/wallet';
import { findGame } from '../catalogue/catalogue';
import type { CatalogueGame, GameKind } from '../catalogue/game';
import type { LimitRefusal } from '../limits/limits';
import type { GameRound } from '../store/game-rounds';
import type { GameSession } from '../store/game-sessions';
import type { Store } from '../store/store';
import type { Random } from './random';
import { baccarat } from './rules/baccarat';
import { bingo } from './rules/bingo';
import { blackjack } from './rules/blackjack';
import { crash } from './rules/crash';
import { poker } from './rules/poker';
import { roulette } from './rules/roulette';
import { chipFrom, type Fields, type Move as RuleMove, type Progress, type Rules } from './rules/rules';
import { slot } from './rules/slot';
import { wheel } from './rules/wheel';

const rulesOf: Record<GameKind, Rules> = { slot, roulette, blackjack, baccarat, poker, crash, bingo, wheel };

export type PlayProblem = 'choice' | 'funds' | 'stale' | LimitRefusal;

export type PlayResult = { readonly roundId: number } | { readonly problem: PlayProblem };

/** Refuses a stake (kuruş, above 0) that the player's limits do not allow. */
type CheckStake = (playerId: number, stakeMinor: number) => LimitRefusal | null;

const WITHOUT_LIMITS: CheckStake = () => null;

/** The parts of the store that a round needs. */
interface RoundStore {
  readonly now: Store['now'];
  readonly ledger: Pick<Store['ledger'], 'balanceOf'>;
  readonly wallet: Wallet;
  readonly gameRounds: Pick<Store['gameRounds'], 'start' | 'update' | 'find' | 'findOpen' | 'addMovement'>;
}

/** The parts of the store that a game session needs. */
export interface PlayStore extends RoundStore {
  readonly gameSessions: Pick<Store['gameSessions'], 'find' | 'consumeStep' | 'findRoundOfStep'>;
  readonly transaction: Store['transaction'];
}

/**
 * Plays one move of a session, at most once: a repeated step returns the round that consumed it and moves no money.
 * Everything happens in one write transaction, so that concurrent rounds of a player are serialised and each sees the
 * correct balance.
 */
export function playStep(
  store: PlayStore,
  token: string,
  step: string,
  fields: Fields,
  random: Random,
  checkStake = WITHOUT_LIMITS,
): PlayResult {
  return store.transaction(() => {
    const session = store.gameSessions.find(token);
    const game = session && findGame(session.gameCode);
    if (!session || !game) return { problem: 'stale' };
    if (step !== session.nextStep) {
      const roundId = store.gameSessions.findRoundOfStep(session.id, step);
      return roundId === null ? { problem: 'stale' } : { roundId };
    }
    const played = playMove(store, session, game, { fields, random, checkStake });
    if ('roundId' in played) store.gameSessions.consumeStep(session, played.roundId);
    return played;
  });
}

interface Move {
  readonly fields: Fields;
  readonly random: Random;
  readonly checkStake?: CheckStake;
  /** For the seeded history; the balance is then the balance at that moment. */
  readonly pastMoment?: number;
}

/**
 * Plays one move of the player's open round of the game, or of a new round. Call it inside a transaction. A move without
 * a stake is never limited, so that a round that has begun can end.
 */
export function playMove(
  store: RoundStore,
  { playerId }: Pick<GameSession, 'playerId'>,
  game: CatalogueGame,
  { fields, random, checkStake = WITHOUT_LIMITS, pastMoment }: Move,
): PlayResult {
  const at = pastMoment ?? store.now();
  const { gameCode, categories } = game;
  const open = store.gameRounds.findOpen(playerId, gameCode);
  const spin = open ? null : store.wallet.freeSpin(playerId, gameCode, pastMoment);
  const before = open && progressOf(open);
  const after = advance(before, spin?.stakeMinor ?? chipFrom(fields), game, { fields, random });
  if (!after) return { problem: 'choice' };
  const stakedMinor = spin ? 0 : after.stakeMinor - (before?.stakeMinor ?? 0);
  const refusal = stakedMinor > 0 || spin ? checkStake(playerId, stakedMinor) : null;
  if (refusal) return { problem: refusal };
  const plan = store.wallet.plan({ playerId, categories, pastMoment }, stakedMinor);
  if (!plan) return { problem: 'funds' };

  const kept = { ...after, state: JSON.stringify(after.state) };
  const freeSpinOf = spin?.bonusId ?? null;
  const roundId = open?.id ?? store.gameRounds.start({ playerId, gameCode, ...kept, freeSpinOf, startedAt: at });
  if (open) store.gameRounds.update({ id: open.id, ...kept });
  const bet = { playerId, reference: `game-round:${roundId}`, at };
  const record = (result: typeof BetResult.Bet | typeof BetResult.Win, amountMinor: number, bonusMinor: number) => {
    if (amountMinor === 0) return;
    const balanceAfterMinor = store.ledger.balanceOf(playerId, pastMoment);
    const amounts = { amountMinor, bonusMinor, balanceAfterMinor };
    store.gameRounds.addMovement({ roundId, playerId, gameCode, result, ...amounts, createdAt: at });
  };
  if (stakedMinor > 0) record(BetResult.Bet, stakedMinor, store.wallet.stake(plan, bet));
  if (spin) store.wallet.playFreeSpin(spin, bet, after.winMinor);
  if (after.isOver) record(BetResult.Win, after.winMinor, spin ? 0 : settle(store.wallet, bet, after));
  return { roundId };
}

function settle(wallet: Wallet, bet: Parameters<Wallet['stake']>[1], { stakeMinor, winMinor }: Progress<unknown>) {
  return wallet.settle({ ...bet, winReference: bet.reference, stakeMinor, winMinor, decidedAt: bet.at });
}

/** A stored round in the form that the game rules take. */
export function progressOf({ state, stakeMinor, winMinor, isOver }: GameRound): Progress<unknown> {
  return { state: JSON.parse(state) as unknown, stakeMinor, winMinor, isOver };
}

/** @param unitMinor the stake of a new round; null where the form has none that is allowed */
function advance(
  before: Progress<unknown> | null,
  unitMinor: number | null,
  game: CatalogueGame,
  by: Omit<RuleMove, 'game'>,
) {
  const rules = rulesOf[game.kind];
  if (before) return rules.act?.(before, { ...by, game }) ?? null;
  return unitMinor === null ? null : rules.start(unitMinor, { ...by, game });
}
