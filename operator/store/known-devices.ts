import type { Database } from './database';
import { keyedHash, secretIn } from './secrets';

/** The devices on which players have logged in, as keyed hashes. */
export interface KnownDevices {
  /** Remembers the device. Says whether it was known, or is the first one of the player. */
  note(playerId: number, device: readonly string[]): 'known' | 'first' | 'new';
}

export function knownDevicesIn(database: Database.Database): KnownDevices {
  const key = secretIn(database, 'known-device');
  const insert = database.prepare('INSERT INTO known_device (player_id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const count = database.prepare('SELECT count(*) AS count FROM known_device WHERE player_id = ?');
  return {
    note(playerId, device) {
      if (insert.run(playerId, keyedHash(key, playerId, ...device)).changes === 0) return 'known';
      return (count.get(playerId) as { count: number }).count === 1 ? 'first' : 'new';
    },
  };
}
