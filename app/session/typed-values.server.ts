import { z } from 'zod/v4';
import type { Journey, Journeys } from './journeys.server';

export type Values = Record<string, string>;

/**
 * What somebody typed into a form whose session turned out to be over: kept, sealed, while they log in, and given back to
 * the same form once.
 */
export interface TypedValues {
  /** What this request's form holds, without its secrets. */
  note(values: Values): void;
  /** Keeps what was noted, if anything. */
  keep(): Promise<void>;
  /** What was kept for the page of this request; undefined when nothing was. */
  take(): Promise<Values | undefined>;
}

const kept = z.object({ path: z.string(), values: z.record(z.string(), z.string()) });

const journey: Journey<z.output<typeof kept>> = { name: 'typed', seconds: 10 * 60, state: kept };

/** Whoever logs in next at this browser: it is not known yet who that is. */
const ANYBODY = '';

/** Sealed, it has to fit into a cookie. */
const MAX_LENGTH = 2_000;

export function createTypedValues(journeys: Journeys, path: string): TypedValues {
  let noted: Values = {};
  return {
    note: (values) => void (noted = values),
    async keep() {
      const isWorthIt = Object.values(noted).some((value) => value !== '');
      if (isWorthIt && Buffer.byteLength(JSON.stringify(noted)) <= MAX_LENGTH)
        await journeys.keep(journey, ANYBODY, { path, values: noted });
    },
    async take() {
      const found = await journeys.find(journey, ANYBODY);
      if (found?.path !== path) return undefined;
      journeys.end(journey);
      return found.values;
    },
  };
}
