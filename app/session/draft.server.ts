import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import type { CsrfTokens } from './csrf-token.server';
import type { Journey, Journeys } from './journeys.server';

export type Values = Record<string, string>;

type Owners = Pick<CsrfTokens, 'isOwner'>;

interface DraftOptions {
  readonly journeys: Journeys;
  readonly owners: Owners;
  readonly path: string;
  /** The mark of the player whom the form belongs to; null when it is not known. */
  owner(): string | null;
}

const storedDraft = z.object({ path: z.string(), owner: z.string(), values: z.string() });

const journey: Journey<z.output<typeof storedDraft>> = { name: 'typed', seconds: 10 * 60, state: storedDraft };

/** The state has an owner of its own: it is not known yet who will log in. */
const ANY_OWNER = '';

/** The limit at which the sealed value still fits into a cookie. Texts of two thousand letters do. */
const MAX_LENGTH = 2_400;

const pack = (values: Values) => deflateRawSync(JSON.stringify(values)).toString('base64url');
const unpack = (packed: string) =>
  JSON.parse(inflateRawSync(Buffer.from(packed, 'base64url')).toString('utf8')) as Values;

export type Draft = ReturnType<typeof createDraft>;

/** The values of a form that was sent after its session had ended: kept, sealed, and given back to the same form once. */
export function createDraft({ journeys, owners, path, owner: findOwner }: DraftOptions) {
  let noted: Values = {};

  const findKept = () => journeys.find(journey, ANY_OWNER);

  async function find(username: string) {
    const found = await findKept();
    return found?.path === path && owners.isOwner(found.owner, username) ? found : undefined;
  }

  return {
    note: (values: Values) => void (noted = values),
    /** False when the form's owner is not known, or there are no values, or more than a cookie holds. */
    async keep() {
      const owner = findOwner();
      if (owner === null || Object.values(noted).every((value) => value.trim() === '')) return false;
      const values = pack(noted);
      if (values.length > MAX_LENGTH) return false;
      await journeys.keep(journey, ANY_OWNER, { path, owner, values });
      return true;
    },
    /** The values kept for this request's page and this player ('' for a guest); undefined when there are none. */
    async take(username: string) {
      const found = await find(username);
      if (!found) return undefined;
      journeys.end(journey);
      return unpack(found.values);
    },
    /** Drops the values kept for this request's page and this player. */
    async drop(username: string) {
      if (await find(username)) journeys.end(journey);
    },
    /** Whether `take` would find values. They stay. */
    isKept: async (username: string) => (await find(username)) !== undefined,
    /** Drops the values of other players, and of guests. */
    async dropOthers(username: string) {
      const found = await findKept();
      if (found && !owners.isOwner(found.owner, username)) journeys.end(journey);
    },
  };
}
