/** Characters that JSON can hold and HTML cannot: the browser would read other text than the server sent. */
const UNPRINTABLE = /[\0\p{Surrogate}]/gu;

/** In text that was decoded from UTF-8 they can stand only as escapes. */
const MAY_HOLD_UNPRINTABLE = /\\u(?:0000|d[89a-f])/i;

/** The parsed value; undefined when the text is not JSON. Lone surrogates and NUL in strings become U+FFFD. */
export function parseJson(text: string): unknown {
  // Where an option or a cookie is missing. An exception takes thirty times as long as an answer.
  if (text === '') return undefined;
  try {
    return JSON.parse(text, MAY_HOLD_UNPRINTABLE.test(text) ? printable : undefined) as unknown;
  } catch {
    return undefined;
  }
}

const printable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(UNPRINTABLE, '\ufffd') : value;
