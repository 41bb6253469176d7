import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod/v4';
import type { Journey, Journeys } from './journeys.server';

/** Form values by the names of their fields. */
export type Values = Record<string, string>;

/**
 * The values of a form that was sent after its session had ended. They are kept in a sealed cookie during the login, and
 * returned once, to the same form.
 */
export interface TypedValues {
  /** Notes the values of this request's form. Leave out secrets such as passwords. */
  note(values: Values): void;
  /**
   * Stores the noted values. False when there are none, or they do not fit into a cookie.
   *
   * @param owner the username of the ended session; null when it is not known
   */
  keep(owner: string | null): Promise<boolean>;
  /** Returns and removes the values stored for this page and player ('' for a guest). Undefined when there are none. */
  take(username: string): Promise<Values | undefined>;
}

const kept = z.object({ path: z.string(), owner: z.string().nullable(), values: z.string() });

const journey: Journey<z.output<typeof kept>> = { name: 'typed', seconds: 10 * 60, state: kept };

/** The journey has no owner, because the player who logs in next is not known yet. */
const ANYBODY = '';

/** The sealed values must fit into one cookie. Texts of 2,000 letters do. */
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
