import type { Database } from './database';
import { keyedHash, secretIn } from './secrets';

/** The authenticator app of a player. */
export interface SecondFactor {
  /** Base32. */
  readonly secret: string;
  /** The time step of the last accepted code. Codes of this step and of earlier ones are void. */
  readonly usedStep: number;
}

/** A set-up that no code has confirmed. */
export interface PendingFactor {
  readonly secret: string;
  /** The secret of the set-up before, which this one replaced. */
  readonly olderSecret: string | null;
}

export interface SecondFactors {
  find(playerId: number): SecondFactor | null;
  /** Turns the factor on, and ends the pending set-up. */
  add(playerId: number, factor: SecondFactor): void;
  markUsed(playerId: number, step: number): void;
  /** Turns the factor off: the secret and the recovery codes are deleted. */
  remove(playerId: number): void;
  /** Stores the secret of a set-up until `expiresAt` (ms). It replaces that of an earlier set-up. */
  setPending(playerId: number, secret: string, expiresAt: number): void;
  /** Null when no set-up was begun, or it has expired. */
  pending(playerId: number): PendingFactor | null;
  /** Stores the hashes of the codes in place of the earlier ones. */
  setRecoveryCodes(playerId: number, codes: readonly string[]): void;
  recoveryCodesLeft(playerId: number): number;
  /** Uses a recovery code up. False if the player has no such code. */
  useRecoveryCode(playerId: number, code: string): boolean;
}

export function secondFactorsIn(database: Database.Database, now: () => number): SecondFactors {
  const key = secretIn(database, 'recovery-code');
  const hash = (playerId: number, code: string) => keyedHash(key, playerId, code);
  const find = database.prepare('SELECT secret, used_step AS usedStep FROM second_factor WHERE player_id = ?');
  const add = database.prepare('INSERT INTO second_factor (player_id, secret, used_step) VALUES (?, ?, ?)');
  const markUsed = database.prepare('UPDATE second_factor SET used_step = ? WHERE player_id = ?');
  const remove = database.prepare('DELETE FROM second_factor WHERE player_id = ?');
  const removePending = database.prepare('DELETE FROM pending_factor WHERE player_id = ?');
  const setPending = database.prepare(
    `INSERT INTO pending_factor (player_id, secret, older_secret, expires_at) VALUES (?, ?, NULL, ?)
     ON CONFLICT (player_id) DO UPDATE
     SET older_secret = secret, secret = excluded.secret, expires_at = excluded.expires_at`,
  );
  const pending = database.prepare(
    'SELECT secret, older_secret AS olderSecret FROM pending_factor WHERE player_id = ? AND expires_at > ?',
  );
  const addCode = database.prepare('INSERT INTO recovery_code (player_id, code_hash) VALUES (?, ?)');
  const removeCodes = database.prepare('DELETE FROM recovery_code WHERE player_id = ?');
  const removeCode = database.prepare('DELETE FROM recovery_code WHERE player_id = ? AND code_hash = ?');
  const countCodes = database.prepare('SELECT count(*) AS count FROM recovery_code WHERE player_id = ?');
  return {
    find: (playerId) => (find.get(playerId) as SecondFactor | undefined) ?? null,
    add(playerId, { secret, usedStep }) {
      removePending.run(playerId);
      add.run(playerId, secret, usedStep);
    },
    markUsed: (playerId, step) => void markUsed.run(step, playerId),
    remove(playerId) {
      remove.run(playerId);
      removeCodes.run(playerId);
    },
    setPending: (playerId, secret, expiresAt) => void setPending.run(playerId, secret, expiresAt),
    pending: (playerId) => (pending.get(playerId, now()) as PendingFactor | undefined) ?? null,
    setRecoveryCodes(playerId, codes) {
      removeCodes.run(playerId);
      for (const code of codes) addCode.run(playerId, hash(playerId, code));
    },
    recoveryCodesLeft: (playerId) => (countCodes.get(playerId) as { count: number }).count,
    useRecoveryCode: (playerId, code) => removeCode.run(playerId, hash(playerId, code)).changes === 1,
  };
}
