import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod/v4';
import type { Journey, Journeys } from './journeys.server';

/** Form values by the names of their fields. */
export type Values = Record<string, string>;

/**
 * The values of a form that was sent after its session had ended: kept, sealed, while the player logs in, and given back to
 * the same form once.
 */
export interface TypedValues {
  /** Notes the values of this request's form, without secrets. */
  note(values: Values): void;
  /**
   * Keeps the noted values. False when there are none, or more than a cookie holds.
   *
   * @param owner the username of the session that ended; null when it is not known
   */
  keep(owner: string | null): Promise<boolean>;
  /** The values kept for this request's page and this player ('' for a guest); undefined when there are none. */
  take(username: string): Promise<Values | undefined>;
  /** Whether `take` would find values. They stay. */
  isKept(username: string): Promise<boolean>;
}

const kept = z.object({ path: z.string(), owner: z.string().nullable(), values: z.string() });

const journey: Journey<z.output<typeof kept>> = { name: 'typed', seconds: 10 * 60, state: kept };

/** It is not known yet who will log in. */
const ANY_OWNER = '';

/** The limit at which the sealed value still fits into a cookie. Texts of two thousand letters do. */
const MAX_LENGTH = 2_400;

const pack = (values: Values) => deflateRawSync(JSON.stringify(values)).toString('base64url');
const unpack = (packed: string) =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as Values;

export function createTypedValues(journeys: Journeys, path: string): TypedValues {
  let noted: Values = {};

  async function find(username: string) {
    const found = await journeys.find(journey, ANY_OWNER);
    return found?.path === path && (found.owner ?? username) === username ? found : undefined;
  }

  return {
    note: (values) => void (noted = values),
    async keep(owner) {
      if (Object.values(noted).every((value) => value.trim() === '')) return false;
      const values = pack(noted);
      if (values.length > MAX_LENGTH) return false;
      await journeys.keep(journey, ANY_OWNER, { path, owner, values });
      return true;
    },
    async take(username) {
      const found = await find(username);
      if (!found) return undefined;
      journeys.end(journey);
      return unpack(found.values);
    },
    isKept: async (username) => (await find(username)) !== undefined,
  };
}
