import type { z } from 'zod';
import { parseJson } from '~/lib/parse-json';

/** Stands for a value of the shared state that this release cannot read. Its reader decides what is safe. */
export const MALFORMED = Symbol('malformed');

/** Told of a value that cannot be read. @param kind the first part of its key, such as `intent-used`; the rest names a player */
export type OnMalformed = (kind: string) => void;

/** Returns the parser of all JSON in the shared state. Null stands for no value. */
export function createStoredReader(onMalformed: OnMalformed) {
  return <Value>(key: string, text: string | null, schema: z.ZodType<Value>): Value | null | typeof MALFORMED => {
    if (text === null) return null;
    const read = schema.safeParse(parseJson(text));
    if (read.success) return read.data;
    onMalformed(key.split(':', 1)[0] ?? '');
    return MALFORMED;
  };
}
