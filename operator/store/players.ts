import { foldUsername } from '~/lib/fold-username';
import { columns, type Sql } from './sql';
import { keyedHash } from './secrets';

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
  /** What the form of the player's country asks for beside. */
  readonly details?: object;
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

type Row = Omit<Player, 'smsVerified'> & { readonly smsVerified: number };

const COLUMNS = columns(
  'id username usercode passwordHash name surname email phone smsVerified country birthDate registeredAt',
);

const FIRST_USERCODE = 100_000;

export function playersIn(sql: Sql): Players {
  const byUsername = sql.one<Row>(`SELECT ${COLUMNS} FROM player WHERE username_folded = ?`);
  const byId = sql.one<Row>(`SELECT ${COLUMNS} FROM player WHERE id = ?`);
  const emailTaken = sql.exists('SELECT 1 FROM player WHERE email = ?');
  const personalNoTaken = sql.exists('SELECT 1 FROM player WHERE personal_no_hash = ?');
  const insert = sql.insert(
    'player',
    `username usernameFolded usercode passwordHash name surname email phone smsVerified country birthDate
     personalNoHash referral details registeredAt`,
  );
  const count = sql.number('SELECT count(*) FROM player');
  const setPassword = sql.run('UPDATE player SET password_hash = ? WHERE id = ?');
  const endLogins = sql.run('DELETE FROM login_challenge WHERE player_id = ?');
  const findTaken = sql.exists('SELECT 1 FROM player WHERE phone = ? AND sms_verified = 1 AND id <> ?');
  const setVerifiedPhone = sql.run('UPDATE player SET phone = ?, sms_verified = 1 WHERE id = ?');
  // Keyed, because a plain hash of eleven digits is quickly reversed by trying them all.
  const personalNoKey = sql.secret('personal-no');
  const hashPersonalNo = (personalNo: string) => keyedHash(personalNoKey, personalNo);
  const read = (row: Row | null): Player | null => row && { ...row, smsVerified: row.smsVerified === 1 };
  return {
    findByUsername: (username) => read(byUsername(foldUsername(username))),
    findById: (id) => read(byId(id)),
    conflict({ username, email, personalNo }) {
      if (byUsername(foldUsername(username))) return 'username';
      if (emailTaken(email.toLowerCase())) return 'email';
      return personalNoTaken(hashPersonalNo(personalNo)) ? 'personalNo' : null;
    },
    create(player) {
      const id = insert({
        ...player,
        details: JSON.stringify(player.details ?? {}),
        usernameFolded: foldUsername(player.username),
        usercode: String(FIRST_USERCODE + count()),
        email: player.email.toLowerCase(),
        smsVerified: player.smsVerified ?? false,
        personalNoHash: hashPersonalNo(player.personalNo),
        registeredAt: player.registeredAt ?? Date.now(),
      });
      return read(byId(id)) as Player;
    },
    setPassword(id, passwordHash) {
      setPassword(passwordHash, id);
      endLogins(id);
    },
    setVerifiedPhone: (id, phone) => setVerifiedPhone(phone, id),
    isPhoneTaken: findTaken,
  };
}
