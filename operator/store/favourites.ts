import type { Database } from './database';

export interface Favourites {
  /** Adds the game, or removes it if present. Returns whether it is now a favourite. */
  toggle(playerId: number, gameCode: string, at?: number): boolean;
  /** Game codes, last added first. */
  list(playerId: number): string[];
}

export function favouritesIn(database: Database.Database): Favourites {
  const remove = database.prepare('DELETE FROM favourite WHERE player_id = ? AND game_code = ?');
  const insert = database.prepare('INSERT INTO favourite (player_id, game_code, added_at) VALUES (?, ?, ?)');
  const select = database.prepare(
    'SELECT game_code AS gameCode FROM favourite WHERE player_id = ? ORDER BY added_at DESC, rowid DESC',
  );
  return {
    toggle(playerId, gameCode, at = Date.now()) {
      if (remove.run(playerId, gameCode).changes > 0) return false;
      insert.run(playerId, gameCode, at);
      return true;
    },
    list: (playerId) => (select.all(playerId) as { gameCode: string }[]).map(({ gameCode }) => gameCode),
  };
}
