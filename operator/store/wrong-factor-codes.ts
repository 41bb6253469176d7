import { DAY_MS } from '../utc-time';
import type { Sql } from './sql';

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

export function wrongFactorCodesIn(sql: Sql, now: () => number): WrongFactorCodes {
  const insert = sql.run(
    'INSERT INTO wrong_factor_code (player_id, origin, is_stranger, tried_at) VALUES (?, ?, ?, ?)',
  );
  const forget = sql.run('DELETE FROM wrong_factor_code WHERE tried_at < ?');
  const countOf = sql.number(
    'SELECT count(*) AS count FROM wrong_factor_code WHERE player_id = ? AND origin = ? AND tried_at >= ?',
  );
  const countOfStrangers = sql.number(
    'SELECT count(*) AS count FROM wrong_factor_code WHERE player_id = ? AND is_stranger = 1 AND tried_at >= ?',
  );
  const known = sql.exists('SELECT 1 FROM factor_device WHERE player_id = ? AND device = ? AND used_at >= ?');
  const remember = sql.run('INSERT OR REPLACE INTO factor_device (player_id, device, used_at) VALUES (?, ?, ?)');
  return {
    add(playerId, origin, isStranger) {
      forget(now() - DAY_MS);
      insert(playerId, origin, isStranger, now());
    },
    countOf,
    countOfStrangers,
    isKnown: known,
    remember: (playerId, device) => remember(playerId, device, now()),
  };
}
