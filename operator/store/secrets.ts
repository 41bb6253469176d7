import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from './database';

/** A random key by name, created at first use and stored in the database. */
export function secretIn(database: Database.Database, name: string): Buffer {
  database
    .prepare('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')
    .run(name, randomBytes(32).toString('base64url'));
  const { value } = database.prepare('SELECT value FROM secret WHERE name = ?').get(name) as { value: string };
  return Buffer.from(value, 'base64url');
}

/** HMAC-SHA-256 of the parts, base64url. The separation of the parts counts: `a, bc` and `ab, c` differ. */
export function keyedHash(key: Buffer, ...parts: readonly (string | number)[]): string {
  return createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');
}
