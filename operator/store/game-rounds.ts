import type { BetResult } from '~/upstream/contract/values';
import type { Database } from './database';

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

const ROUND = `id, player_id AS playerId, game_code AS gameCode, state, stake_minor AS stakeMinor,
  win_minor AS winMinor, is_over AS isOver, free_spin_of AS freeSpinOf, started_at AS startedAt`;

const MATCHES = 'player_id = ? AND created_at >= ? AND created_at < ? AND (? IS NULL OR result = ?)';

export function gameRoundsIn(database: Database.Database): GameRounds {
  const insert = database.prepare(
    `INSERT INTO game_round (player_id, game_code, state, stake_minor, win_minor, is_over, free_spin_of,
       started_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const update = database.prepare(
    'UPDATE game_round SET state = ?, stake_minor = ?, win_minor = ?, is_over = ? WHERE id = ?',
  );
  const byId = database.prepare(`SELECT ${ROUND} FROM game_round WHERE id = ?`);
  const openOne = database.prepare(
    `SELECT ${ROUND} FROM game_round WHERE player_id = ? AND game_code = ? AND is_over = 0`,
  );
  const insertMovement = database.prepare(
    `INSERT INTO game_movement (round_id, player_id, game_code, result, amount_minor, bonus_minor,
       balance_after_minor, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const count = database.prepare(`SELECT count(*) AS total FROM game_movement WHERE ${MATCHES}`);
  const select = database.prepare(
    `SELECT id, game_code AS gameCode, result, amount_minor AS amountMinor, bonus_minor AS bonusMinor,
       balance_after_minor AS balanceAfterMinor, created_at AS createdAt
     FROM game_movement WHERE ${MATCHES} ORDER BY created_at DESC, id DESC LIMIT ? OFFSET ?`,
  );
  const read = (row: unknown): GameRound | null => {
    if (!row) return null;
    const round = row as Omit<GameRound, 'isOver'> & { isOver: number };
    return { ...round, isOver: round.isOver === 1 };
  };
  const bind = (playerId: number, { result, from, until }: MovementFilter) => {
    const wanted = result ?? null;
    return [playerId, from, until, wanted, wanted];
  };
  return {
    start({ playerId, gameCode, state, stakeMinor, winMinor, isOver, freeSpinOf, startedAt }) {
      const { lastInsertRowid } = insert.run(
        playerId,
        gameCode,
        state,
        stakeMinor,
        winMinor,
        isOver ? 1 : 0,
        freeSpinOf,
        startedAt,
      );
      return Number(lastInsertRowid);
    },
    update: ({ id, state, stakeMinor, winMinor, isOver }) =>
      void update.run(state, stakeMinor, winMinor, isOver ? 1 : 0, id),
    find: (id) => read(byId.get(id)),
    findOpen: (playerId, gameCode) => read(openOne.get(playerId, gameCode)),
    addMovement({ roundId, playerId, gameCode, result, balanceAfterMinor, createdAt, ...amounts }) {
      const { amountMinor, bonusMinor } = amounts;
      insertMovement.run(roundId, playerId, gameCode, result, amountMinor, bonusMinor, balanceAfterMinor, createdAt);
    },
    countMovements: (playerId, filter) => (count.get(...bind(playerId, filter)) as { total: number }).total,
    listMovements: (playerId, filter, { skip, take }) =>
      select.all(...bind(playerId, filter), take, skip) as GameMovement[],
  };
}
