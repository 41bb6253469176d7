import type { Sql } from './sql';
import { keyedHash } from './secrets';

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

export function secondFactorsIn(sql: Sql, now: () => number): SecondFactors {
  const key = sql.secret('recovery-code');
  const hash = (playerId: number, code: string) => keyedHash(key, playerId, code);
  const find = sql.one<SecondFactor>('SELECT secret, used_step AS usedStep FROM second_factor WHERE player_id = ?');
  const add = sql.run('INSERT INTO second_factor (player_id, secret, used_step) VALUES (?, ?, ?)');
  const markUsed = sql.run('UPDATE second_factor SET used_step = ? WHERE player_id = ?');
  const remove = sql.run('DELETE FROM second_factor WHERE player_id = ?');
  const removePending = sql.run('DELETE FROM pending_factor WHERE player_id = ?');
  const setPending = sql.run(
    `INSERT INTO pending_factor (player_id, secret, older_secret, expires_at) VALUES (?, ?, NULL, ?)
     ON CONFLICT (player_id) DO UPDATE
     SET older_secret = secret, secret = excluded.secret, expires_at = excluded.expires_at`,
  );
  const pending = sql.one<PendingFactor>(
    'SELECT secret, older_secret AS olderSecret FROM pending_factor WHERE player_id = ? AND expires_at > ?',
  );
  const addCode = sql.run('INSERT INTO recovery_code (player_id, code_hash) VALUES (?, ?)');
  const removeCodes = sql.run('DELETE FROM recovery_code WHERE player_id = ?');
  const removeCode = sql.run('DELETE FROM recovery_code WHERE player_id = ? AND code_hash = ?');
  const countCodes = sql.number('SELECT count(*) AS count FROM recovery_code WHERE player_id = ?');
  return {
    find,
    add(playerId, { secret, usedStep }) {
      removePending(playerId);
      add(playerId, secret, usedStep);
    },
    markUsed: (playerId, step) => markUsed(step, playerId),
    remove(playerId) {
      remove(playerId);
      removeCodes(playerId);
    },
    setPending,
    pending: (playerId) => pending(playerId, now()),
    setRecoveryCodes(playerId, codes) {
      removeCodes(playerId);
      for (const code of codes) addCode(playerId, hash(playerId, code));
    },
    recoveryCodesLeft: countCodes,
    useRecoveryCode: (playerId, code) => removeCode(playerId, hash(playerId, code)) === 1,
  };
}
