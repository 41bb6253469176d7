import { randomBytes } from 'node:crypto';
import type Database from 'libsql';

/** What a statement takes: true is 1, false is 0 and undefined is NULL. */
type Value = string | number | boolean | Uint8Array | null | undefined;
type Values = readonly Value[];

/** Prepares statements: each becomes a function of its values. Rows are typed by the caller. */
export interface Sql {
  /** The first row, null if there is none. */
  one<Row>(text: string): (...values: Values) => Row | null;
  all<Row>(text: string): (...values: Values) => Row[];
  /** The only column of the first row, null if there is no row. */
  value<Type>(text: string): (...values: Values) => Type | null;
  /** The only column of the first row, 0 if there is no row. */
  number(text: string): (...values: Values) => number;
  /** Whether there is a row. */
  exists(text: string): (...values: Values) => boolean;
  /** Runs the statement and returns how many rows it changed. */
  run(text: string): (...values: Values) => number;
  /**
   * Adds a row and returns its id.
   *
   * @param names of the row's columns, in camel case with spaces between; anything else in a row is left out
   * @param end of the statement, as a rule for a conflict
   */
  insert(table: string, names: string, end?: string): (row: object) => number;
  /** Runs the work in one write transaction: either all of it is stored or nothing. Within another it is a part of that. */
  transaction<Result>(work: () => Result): Result;
  /** A random key by name, created at first use and stored in the database. */
  secret(name: string): Buffer;
}

const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * The columns of a SELECT, from their names in camel case with spaces between: `id playerId` becomes
 * `id, player_id AS playerId`.
 */
export const columns = (names: string, table = '') =>
  names
    .split(/\s+/)
    .map((name) => `${table}${toColumn(name)} AS ${name}`)
    .join(', ');

const bound = (values: Values) =>
  values.map((value) => (typeof value === 'boolean' ? Number(value) : value === undefined ? null : value));

export function sqlOf(database: Database.Database): Sql {
  const get = (text: string) => {
    const statement = database.prepare(text);
    return (values: Values) => statement.get(...bound(values)) as Record<string, unknown> | undefined;
  };
  const value = (text: string) => {
    const first = get(text);
    return (values: Values) => Object.values(first(values) ?? {})[0];
  };
  const run = (text: string) => {
    const statement = database.prepare(text);
    return (values: Values) => statement.run(...bound(values));
  };
  return {
    one<Row>(text: string) {
      const first = get(text);
      return (...values: Values) => (first(values) as Row | undefined) ?? null;
    },
    all<Row>(text: string) {
      const statement = database.prepare(text);
      return (...values: Values) => statement.all(...bound(values)) as Row[];
    },
    value<Type>(text: string) {
      const first = value(text);
      return (...values: Values) => (first(values) as Type | undefined) ?? null;
    },
    number(text) {
      const first = value(text);
      return (...values) => Number(first(values) ?? 0);
    },
    exists(text) {
      const first = get(text);
      return (...values) => first(values) !== undefined;
    },
    run(text) {
      const change = run(text);
      return (...values) => change(values).changes;
    },
    insert(table, names, end = '') {
      const keys = names.split(/\s+/);
      const add = run(
        `INSERT INTO ${table} (${keys.map(toColumn).join(', ')}) VALUES (${keys.map(() => '?').join(', ')}) ${end}`,
      );
      return (row) => Number(add(keys.map((key) => (row as Record<string, Value>)[key])).lastInsertRowid);
    },
    // libsql has no transactions within transactions.
    transaction: (work) => (database.inTransaction ? work() : database.transaction(work).immediate()),
    secret(name) {
      run('INSERT INTO secret (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING')([
        name,
        randomBytes(32).toString('base64url'),
      ]);
      return Buffer.from(String(value('SELECT value FROM secret WHERE name = ?')([name])), 'base64url');
    },
  };
}
