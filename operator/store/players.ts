import type { Database } from './database';
import { keyedHash, secretIn } from './secrets';

export interface Player {
  readonly id: number;
  readonly username: string;
  readonly usercode: string;
  readonly passwordHash: string;
  readonly name: string;
  readonly surname: string;
  readonly email: string;
  readonly phone: string;
  readonly smsVerified: boolean;
  readonly country: string;
  readonly birthDate: string;
  readonly registeredAt: number;
}

export interface NewPlayer extends Omit<Player, 'id' | 'usercode' | 'smsVerified' | 'registeredAt'> {
  readonly personalNo: string;
  readonly referral: string | null;
  readonly smsVerified?: boolean;
  readonly registeredAt?: number;
}

export interface Players {
  findByUsername(username: string): Player | null;
  findById(id: number): Player | null;
  /** The unique value that another player already has, null if there is no conflict. */
  conflict(player: Pick<NewPlayer, 'username' | 'email' | 'personalNo'>): 'username' | 'email' | 'personalNo' | null;
  create(player: NewPlayer): Player;
  /** Stores a password. Logins that wait for their second step must begin again. */
  setPassword(id: number, passwordHash: string): void;
  /** Stores a verified phone number. */
  setVerifiedPhone(id: number, phone: string): void;
  /** Whether another player has verified the number. */
  isPhoneTaken(phone: string, exceptId: number): boolean;
}

const COLUMNS = `id, username, usercode, password_hash AS passwordHash, name, surname, email, phone,
  sms_verified AS smsVerified, country, birth_date AS birthDate, registered_at AS registeredAt`;

/** Normalises a username for comparison. İ, I, ı and i count as one letter. */
function foldUsername(username: string): string {
  return username.normalize('NFKC').replace(/[İIı]/g, 'i').toLowerCase();
}

const FIRST_USERCODE = 100_000;

export function playersIn(database: Database.Database): Players {
  const byUsername = database.prepare(`SELECT ${COLUMNS} FROM player WHERE username_folded = ?`);
  const byId = database.prepare(`SELECT ${COLUMNS} FROM player WHERE id = ?`);
  const emailTaken = database.prepare('SELECT 1 FROM player WHERE email = ?');
  const personalNoTaken = database.prepare('SELECT 1 FROM player WHERE personal_no_hash = ?');
  const insert = database.prepare(
    `INSERT INTO player (username, username_folded, usercode, password_hash, name, surname, email, phone, sms_verified,
       country, birth_date, personal_no_hash, referral, registered_at)
     VALUES (?, ?, (SELECT ${FIRST_USERCODE} + count(*) FROM player), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const setPassword = database.prepare('UPDATE player SET password_hash = ? WHERE id = ?');
  const endLogins = database.prepare('DELETE FROM login_challenge WHERE player_id = ?');
  const findTaken = database.prepare('SELECT 1 FROM player WHERE phone = ? AND sms_verified = 1 AND id <> ?');
  const setVerifiedPhone = database.prepare('UPDATE player SET phone = ?, sms_verified = 1 WHERE id = ?');
  // Keyed, because a plain hash of eleven digits is quickly reversed by trying them all.
  const personalNoKey = secretIn(database, 'personal-no');
  const hashPersonalNo = (personalNo: string) => keyedHash(personalNoKey, personalNo);
  const read = (row: unknown): Player | null => {
    if (!row) return null;
    const player = row as Omit<Player, 'smsVerified'> & { smsVerified: number };
    return { ...player, smsVerified: player.smsVerified === 1 };
  };
  return {
    findByUsername: (username) => read(byUsername.get(foldUsername(username))),
    findById: (id) => read(byId.get(id)),
    conflict({ username, email, personalNo }) {
      if (byUsername.get(foldUsername(username))) return 'username';
      if (emailTaken.get(email.toLowerCase())) return 'email';
      return personalNoTaken.get(hashPersonalNo(personalNo)) ? 'personalNo' : null;
    },
    create(player) {
      const { lastInsertRowid } = insert.run(
        player.username,
        foldUsername(player.username),
        player.passwordHash,
        player.name,
        player.surname,
        player.email.toLowerCase(),
        player.phone,
        player.smsVerified ? 1 : 0,
        player.country,
        player.birthDate,
        hashPersonalNo(player.personalNo),
        player.referral,
        player.registeredAt ?? Date.now(),
      );
      return read(byId.get(lastInsertRowid)) as Player;
    },
    setPassword(id, passwordHash) {
      setPassword.run(passwordHash, id);
      endLogins.run(id);
    },
    setVerifiedPhone: (id, phone) => void setVerifiedPhone.run(phone, id),
    isPhoneTaken: (phone, exceptId) => findTaken.get(phone, exceptId) !== undefined,
  };
}
