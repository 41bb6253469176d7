import type { BetResult } from '~/upstream/contract/values';
import { columns, type Sql } from './sql';

export interface GameRound {
  readonly id: number;
  readonly playerId: number;
  readonly gameCode: string;
  /** The game's own state as JSON. */
  readonly state: string;
  /** The total stake of the round so far, in kuruş. */
  readonly stakeMinor: number;
  readonly winMinor: number;
  readonly isOver: boolean;
  /** The bonus whose free spin it was, null for a round with a stake. */
  readonly freeSpinOf: number | null;
  readonly startedAt: number;
}

/** A bet or a win in the player's history. */
export interface GameMovement {
  readonly id: number;
  readonly gameCode: string;
  readonly result: (typeof BetResult)[keyof typeof BetResult];
  readonly amountMinor: number;
  /** The part of it that is bonus money. */
  readonly bonusMinor: number;
  readonly balanceAfterMinor: number;
  readonly createdAt: number;
}

export interface MovementFilter {
  readonly result?: number | undefined;
  /** Milliseconds, inclusive. */
  readonly from: number;
  /** Milliseconds, exclusive. */
  readonly until: number;
}

export interface GameRounds {
  start(round: Omit<GameRound, 'id'>): number;
  update(round: Pick<GameRound, 'id' | 'state' | 'stakeMinor' | 'winMinor' | 'isOver'>): void;
  find(id: number): GameRound | null;
  /** The player's unfinished round of that game, null if there is none. */
  findOpen(playerId: number, gameCode: string): GameRound | null;
  addMovement(movement: Omit<GameMovement, 'id'> & { playerId: number; roundId: number }): void;
  countMovements(playerId: number, filter: MovementFilter): number;
  /** Newest first. */
  listMovements(playerId: number, filter: MovementFilter, page: { skip: number; take: number }): GameMovement[];
}

type RoundRow = Omit<GameRound, 'isOver'> & { readonly isOver: number };

const ROUND = columns('id playerId gameCode state stakeMinor winMinor isOver freeSpinOf startedAt');

const MATCHES = 'player_id = ? AND created_at >= ? AND created_at < ? AND (? IS NULL OR result = ?)';

export function gameRoundsIn(sql: Sql): GameRounds {
  const insert = sql.insert('game_round', 'playerId gameCode state stakeMinor winMinor isOver freeSpinOf startedAt');
  const update = sql.run('UPDATE game_round SET state = ?, stake_minor = ?, win_minor = ?, is_over = ? WHERE id = ?');
  const byId = sql.one<RoundRow>(`SELECT ${ROUND} FROM game_round WHERE id = ?`);
  const openOne = sql.one<RoundRow>(
    `SELECT ${ROUND} FROM game_round WHERE player_id = ? AND game_code = ? AND is_over = 0`,
  );
  const insertMovement = sql.insert(
    'game_movement',
    'roundId playerId gameCode result amountMinor bonusMinor balanceAfterMinor createdAt',
  );
  const count = sql.number(`SELECT count(*) AS total FROM game_movement WHERE ${MATCHES}`);
  const select = sql.all<GameMovement>(
    `SELECT ${columns('id gameCode result amountMinor bonusMinor balanceAfterMinor createdAt')}
     FROM game_movement WHERE ${MATCHES} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const read = (row: RoundRow | null): GameRound | null => row && { ...row, isOver: row.isOver === 1 };
  const bind = (playerId: number, { result, from, until }: MovementFilter) => {
    return [playerId, from, until, result, result];
  };
  return {
    start: insert,
    update: ({ id, state, stakeMinor, winMinor, isOver }) => update(state, stakeMinor, winMinor, isOver, id),
    find: (id) => read(byId(id)),
    findOpen: (playerId, gameCode) => read(openOne(playerId, gameCode)),
    addMovement: insertMovement,
    countMovements: (playerId, filter) => count(...bind(playerId, filter)),
    listMovements: (playerId, filter, { skip, take }) => select(...bind(playerId, filter), take, skip),
  };
}
