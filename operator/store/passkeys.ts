import { columns, type Sql } from './sql';
import { keyedHash } from './secrets';

export interface Passkey {
  readonly id: number;
  readonly playerId: number;
  /** base64url */
  readonly credentialId: string;
  /** COSE */
  readonly publicKey: Uint8Array<ArrayBuffer>;
  /** Signatures that the authenticator has made; 0 where it does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: number;
  readonly lastUsedAt: number | null;
}

type NewPasskey = Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'>;

export interface Passkeys {
  /** The newest first. */
  list(playerId: number): Passkey[];
  findByCredential(credentialId: string): Passkey | null;
  /** False where the credential is stored already, of this player or another one. */
  add(passkey: NewPasskey): boolean;
  /** Stores the counter of a login. False where a login with the same or a higher one came between. */
  markUsed(id: number, counter: number): boolean;
  /** Its name; null where the player has no such passkey. */
  remove(playerId: number, id: number): string | null;
  /** By which authenticators know the player: 32 bytes which say nothing about the account. */
  userHandle(playerId: number): string;
}

type Row = Omit<Passkey, 'publicKey' | 'transports'> & { readonly publicKey: Buffer; readonly transports: string };

const COLUMNS = columns('id playerId credentialId publicKey counter transports name createdAt lastUsedAt');

const read = (row: Row): Passkey => ({
  ...row,
  publicKey: new Uint8Array(row.publicKey),
  transports: JSON.parse(row.transports) as string[],
});

export function passkeysIn(sql: Sql, now: () => number): Passkeys {
  const key = sql.secret('passkey-user');
  const select = sql.all<Row>(`SELECT ${COLUMNS} FROM passkey WHERE player_id = ? ORDER BY id DESC`);
  const find = sql.one<Row>(`SELECT ${COLUMNS} FROM passkey WHERE credential_id = ?`);
  const insert = sql.run(
    `INSERT INTO passkey (player_id, credential_id, public_key, counter, transports, name, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (credential_id) DO NOTHING`,
  );
  const markUsed = sql.run(
    `UPDATE passkey SET counter = ?1, last_used_at = ?2 WHERE id = ?3 AND (counter < ?1 OR counter = 0 AND ?1 = 0)`,
  );
  const remove = sql.value<string>('DELETE FROM passkey WHERE player_id = ? AND id = ? RETURNING name');
  return {
    list: (playerId) => select(playerId).map(read),
    findByCredential(credentialId) {
      const row = find(credentialId);
      return row ? read(row) : null;
    },
    add: ({ playerId, credentialId, publicKey, counter, transports, name }) =>
      insert(playerId, credentialId, Buffer.from(publicKey), counter, JSON.stringify(transports), name, now()) === 1,
    markUsed: (id, counter) => markUsed(counter, now(), id) === 1,
    remove,
    userHandle: (playerId) => keyedHash(key, playerId),
  };
}
