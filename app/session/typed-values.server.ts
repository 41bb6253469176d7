import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod/v4';
import type { Journey, Journeys } from './journeys.server';

/** By the names of the controls. */
export type Values = Record<string, string>;

/**
 * What somebody typed into a form whose session turned out to be over: kept, sealed, while they log in, and given back to
 * the same form once.
 */
export interface TypedValues {
  /** What this request's form holds, without its secrets. */
  note(values: Values): void;
  /**
   * Keeps what was noted. False where that is nothing, or more than a cookie holds.
   *
   * @param owner the username of the session that ended, null where nobody knows any more whose it was
   */
  keep(owner: string | null): Promise<boolean>;
  /** What was kept for the page of this request and for this player, '' for a guest; undefined when nothing was. */
  take(username: string): Promise<Values | undefined>;
}

const kept = z.object({ path: z.string(), owner: z.string().nullable(), values: z.string() });

const journey: Journey<z.output<typeof kept>> = { name: 'typed', seconds: 10 * 60, state: kept };

/** It is not known yet who will log in. */
const ANYBODY = '';

/** Sealed, it has to fit into a cookie. Texts of two thousand letters do. */
const MAX_LENGTH = 2_400;

const pack = (values: Values) => deflateRawSync(JSON.stringify(values)).toString('base64url');
const unpack = (packed: string) =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as Values;

export function createTypedValues(journeys: Journeys, path: string): TypedValues {
  let noted: Values = {};
  return {
    note: (values) => void (noted = values),
    async keep(owner) {
      if (Object.values(noted).every((value) => value.trim() === '')) return false;
      const values = pack(noted);
      if (values.length > MAX_LENGTH) return false;
      await journeys.keep(journey, ANYBODY, { path, owner, values });
      return true;
    },
    async take(username) {
      const found = await journeys.find(journey, ANYBODY);
      if (found?.path !== path || (found.owner ?? username) !== username) return undefined;
      journeys.end(journey);
      return unpack(found.values);
    },
  };
}
