import type { Fields } from './rules';

/** A parsed form or query. What is neither text nor a list of texts was sent by no form of ours and is left out. */
export function fieldsFrom(parsed: unknown): Fields {
  const values = new Map(Object.entries((parsed ?? {}) as Record<string, unknown>));
  const all = (name: string) => {
    const value = values.get(name);
    return (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  };
  return { all, one: (name) => all(name)[0] ?? null };
}
