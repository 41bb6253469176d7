import type { Fields } from './rules';

/**
 * Reads a parsed form or query. Values that are neither strings nor lists of strings are dropped: no form of the
 * operator sends them.
 */
export function fieldsFrom(parsed: unknown): Fields {
  const values = new Map(Object.entries((parsed ?? {}) as Record<string, unknown>));
  const all = (name: string) => {
    const value = values.get(name);
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  };
  return { all, one: (name) => all(name)[0] ?? null };
}
