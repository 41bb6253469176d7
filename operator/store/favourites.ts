import type { Sql } from './sql';

export interface Favourites {
  /** Adds the game, or removes it if present. Returns whether it is now a favourite. */
  toggle(playerId: number, gameCode: string, at?: number): boolean;
  /** Game codes, last added first. */
  list(playerId: number): string[];
}

export function favouritesIn(sql: Sql): Favourites {
  const remove = sql.run('DELETE FROM favourite WHERE player_id = ? AND game_code = ?');
  const insert = sql.run('INSERT INTO favourite (player_id, game_code, added_at) VALUES (?, ?, ?)');
  const select = sql.all<{ gameCode: string }>(
    'SELECT game_code AS gameCode FROM favourite WHERE player_id = ? ORDER BY added_at DESC, rowid DESC',
  );
  return {
    toggle(playerId, gameCode, at = Date.now()) {
      if (remove(playerId, gameCode) > 0) return false;
      insert(playerId, gameCode, at);
      return true;
    },
    list: (playerId) => select(playerId).map(({ gameCode }) => gameCode),
  };
}
