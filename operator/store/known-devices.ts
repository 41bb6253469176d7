import type { Sql } from './sql';
import { keyedHash } from './secrets';
import { hashToken } from './sessions';

/** The devices on which players have logged in, as keyed hashes. */
export interface KnownDevices {
  /** Remembers the device. Says whether it was known, or is the first one of the player. */
  note(playerId: number, device: readonly string[]): 'known' | 'first' | 'new';
  /** Begins to wait for the fingerprint of a login that may have been faster than it. Forgotten by a restart. */
  awaitFingerprint(token: string, fingerprint: string): void;
  /** The first other fingerprint of a session soon after its login is of the same device, which keeps both. */
  noteFingerprint(token: string, playerId: number, device: readonly [name: string, fingerprint: string]): void;
}

/** A page that opens after the login computes the fingerprint well within this time. */
const LATE_MS = 10 * 60_000;

export function knownDevicesIn(sql: Sql, now: () => number): KnownDevices {
  const secret = sql.secret('known-device');
  const insert = sql.run('INSERT INTO known_device (player_id, hash) VALUES (?, ?) ON CONFLICT DO NOTHING');
  const count = sql.number('SELECT count(*) AS count FROM known_device WHERE player_id = ?');
  const awaited = new Map<string, { readonly fingerprint: string; readonly until: number }>();
  return {
    note(playerId, device) {
      if (insert(playerId, keyedHash(secret, playerId, ...device)) === 0) return 'known';
      return count(playerId) === 1 ? 'first' : 'new';
    },
    awaitFingerprint(token, fingerprint) {
      for (const [key, { until }] of awaited) if (until < now()) awaited.delete(key);
      awaited.set(hashToken(token), { fingerprint, until: now() + LATE_MS });
    },
    noteFingerprint(token, playerId, device) {
      if (awaited.size === 0) return;
      const key = hashToken(token);
      const login = awaited.get(key);
      if (!login || device[1] === '' || device[1] === login.fingerprint) return;
      awaited.delete(key);
      if (login.until >= now()) insert(playerId, keyedHash(secret, playerId, ...device));
    },
  };
}
