import type { Locale } from '../messages';
import type { Sql } from './sql';

/** CMS content: one JSON document per name and language, in the shape of the contract's data. */
export interface Documents {
  /** The document, null if there is none. Callers share the object and must not modify it. */
  find<Shape>(name: string, locale: Locale): Shape | null;
  put(name: string, locale: Locale, body: unknown): void;
}

export function documentsIn(sql: Sql): Documents {
  const select = sql.value<string>('SELECT body FROM document WHERE name = ? AND locale = ?');
  const upsert = sql.run(
    'INSERT INTO document (name, locale, body) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET body = excluded.body',
  );
  // Caches found documents only: names from callers could fill the memory.
  const known = new Map<string, unknown>();
  const keyOf = (name: string, locale: Locale) => `${locale}:${name}`;
  return {
    find<Shape>(name: string, locale: Locale) {
      const key = keyOf(name, locale);
      if (!known.has(key)) {
        const body = select(name, locale);
        if (body === null) return null;
        known.set(key, JSON.parse(body));
      }
      return known.get(key) as Shape;
    },
    put(name, locale, body) {
      upsert(name, locale, JSON.stringify(body));
      known.delete(keyOf(name, locale));
    },
  };
}
