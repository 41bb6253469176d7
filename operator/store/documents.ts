import type { Locale } from '../messages';
import type { Database } from './database';

/** CMS content: one JSON document per name and language, shaped as the contract's answer. */
export interface Documents {
  find<Shape>(name: string, locale: Locale): Shape | null;
  put(name: string, locale: Locale, body: unknown): void;
}

export function documentsIn(database: Database.Database): Documents {
  const select = database.prepare('SELECT body FROM document WHERE name = ? AND locale = ?');
  const upsert = database.prepare(
    'INSERT INTO document (name, locale, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );
  return {
    find<Shape>(name: string, locale: Locale) {
      const row = select.get(name, locale) as { body: string } | undefined;
      return row ? (JSON.parse(row.body) as Shape) : null;
    },
    put: (name, locale, body) => void upsert.run(name, locale, JSON.stringify(body)),
  };
}
