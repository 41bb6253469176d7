import { mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import Database from 'libsql';
import { pathOfFile, readText } from '../files';

export type { Database };

/** Each file upgrades the database by one version. Add new ones at the end only, and never change an existing one. */
export const migrations: readonly string[] = readdirSync(pathOfFile('migrations'))
  .sort()
  .map((name) => readText(`migrations/${name}`));

/** Opens the database file and creates or upgrades its tables. */
export function openDatabase(dataDir: string): Database.Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new Database(path.join(dataDir, 'operator.db'));
  // WAL with NORMAL keeps every acknowledged commit when the process is killed; only a power failure can lose the last
  // ones.
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;');
  migrate(database);
  return database;
}

function migrate(database: Database.Database): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number };
  migrations.slice(version).forEach((sql, index) => {
    database.exec(`BEGIN; ${sql}; PRAGMA user_version = ${version + index + 1}; COMMIT;`);
  });
}
