import type { Database } from './database';

/** Counts wrong codes of authenticator apps, and knows the devices on which a right one was entered. */
export interface WrongFactorCodes {
  /** @param origin who tried: a hash of network and device */
  add(playerId: number, origin: string, isStranger: boolean): void;
  countOf(playerId: number, origin: string, since: number): number;
  countOfStrangers(playerId: number, since: number): number;
  /** Whether a right code was entered on the device since then. */
  isKnown(playerId: number, device: string, since: number): boolean;
  remember(playerId: number, device: string): void;
}

const DAY_MS = 24 * 60 * 60_000;

export function wrongFactorCodesIn(database: Database.Database, now: () => number): WrongFactorCodes {
  const insert = database.prepare(
    'INSERT INTO wrong_factor_code (player_id, origin, is_stranger, tried_at) VALUES (?, ?, ?, ?)',
  );
  const forget = database.prepare('DELETE FROM wrong_factor_code WHERE tried_at < ?');
  const countOf = database.prepare(
    'SELECT count(*) AS count FROM wrong_factor_code WHERE player_id = ? AND origin = ? AND tried_at >= ?',
  );
  const countOfStrangers = database.prepare(
    'SELECT count(*) AS count FROM wrong_factor_code WHERE player_id = ? AND is_stranger = 1 AND tried_at >= ?',
  );
  const known = database.prepare('SELECT 1 FROM factor_device WHERE player_id = ? AND device = ? AND used_at >= ?');
  const remember = database.prepare(
    'INSERT OR REPLACE INTO factor_device (player_id, device, used_at) VALUES (?, ?, ?)',
  );
  const read = (row: unknown) => (row as { count: number }).count;
  return {
    add(playerId, origin, isStranger) {
      forget.run(now() - DAY_MS);
      insert.run(playerId, origin, isStranger ? 1 : 0, now());
    },
    countOf: (playerId, origin, since) => read(countOf.get(playerId, origin, since)),
    countOfStrangers: (playerId, since) => read(countOfStrangers.get(playerId, since)),
    isKnown: (playerId, device, since) => known.get(playerId, device, since) !== undefined,
    remember: (playerId, device) => void remember.run(playerId, device, now()),
  };
}
