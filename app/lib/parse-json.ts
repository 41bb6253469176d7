/** NUL and lone surrogates. JSON can contain them, but HTML cannot: the browser would read a different text. */
const UNPRINTABLE = /[\0\p{Surrogate}]/gu;

/** In JSON that arrived as UTF-8 these characters are possible only as escapes. */
const MAY_HOLD_UNPRINTABLE = /\\u(?:0000|d[89a-f])/i;

/** Parses JSON, and replaces NUL and lone surrogates in strings. Undefined for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, MAY_HOLD_UNPRINTABLE.test(text) ? printable : undefined) as unknown;
  } catch {
    return undefined;
  }
}

const printable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(UNPRINTABLE, '\ufffd') : value;
