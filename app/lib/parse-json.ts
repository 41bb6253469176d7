/** What JSON can write and a page cannot: the browser would read something else than what the server sent. */
const UNPRINTABLE = /[\0\p{Surrogate}]/gu;

/** Only by an escape can they be in a text that came as UTF-8. */
const MAY_HOLD_UNPRINTABLE = /\\u(?:0000|d[89a-f])/i;

/** The value that the text stands for, undefined when it is no JSON. Its strings hold whole characters only, and no NUL. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, MAY_HOLD_UNPRINTABLE.test(text) ? printable : undefined) as unknown;
  } catch {
    return undefined;
  }
}

const printable = (_key: string, value: unknown) =>
  typeof value === 'string' ? value.replace(UNPRINTABLE, '\ufffd') : value;
