import type { z } from 'zod';
import { parseJson } from '~/lib/parse-json';

/** Stands for a value of the shared state that this release cannot read. Its reader decides what is safe. */
export const MALFORMED = Symbol('malformed');

/** What a key of another Redis type reads as: a text that no reader accepts and `replace` replaces. It is counted already. */
export const OF_ANOTHER_TYPE = 'of another type';

/** Told of a value that cannot be read. @param kind the first part of its key, such as `intent-used`; the rest names a player */
export type OnMalformed = (kind: string) => void;

/** What `OnMalformed` is told of the value at this key. */
export const kindOf = (key: string) => key.split(':', 1)[0] ?? '';

/** Returns the parser of all JSON in the shared state. Null stands for no value. */
export function createStoredReader(onMalformed: OnMalformed) {
  return <Value>(key: string, text: string | null, schema: z.ZodType<Value>): Value | null | typeof MALFORMED => {
    if (text === null) return null;
    const read = schema.safeParse(parseJson(text));
    if (read.success) return read.data;
    if (text !== OF_ANOTHER_TYPE) onMalformed(kindOf(key));
    return MALFORMED;
  };
}
