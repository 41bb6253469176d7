import { z } from 'zod/v4';
import type { Cookie, CookieJar } from './cookie-jar.server';
import type { Seal } from './seal.server';

/** Something done in several steps: what is kept between them, and for how long. */
export interface Journey<State extends object> {
  /** The cookie's name. */
  readonly name: string;
  readonly seconds: number;
  readonly state: z.ZodType<State>;
}

/**
 * Where somebody is in a journey, in a sealed cookie that only the server reads: a reload, the back button, a second tab
 * and a restart of the server all find the same step.
 */
export interface Journeys {
  /**
   * Null when the journey was not begun, took too long, or was somebody else's.
   *
   * @param journeyOwner whose journey it is: a player's username, '' for guests
   */
  find<State extends object>(journey: Journey<State>, journeyOwner: string): Promise<State | null>;
  keep<State extends object>(journey: Journey<State>, journeyOwner: string, state: State): Promise<void>;
  end(journey: Pick<Journey<object>, 'name'>): void;
}

const envelope = z.object({ journey: z.string(), journeyOwner: z.string(), until: z.number(), state: z.unknown() });

export function createJourneys(jar: CookieJar, seal: Seal, now = Date.now): Journeys {
  return {
    async find({ name, state }, journeyOwner) {
      const sealed = jar.get({ name });
      if (!sealed) return null;
      const kept = envelope.safeParse(await seal.open(sealed)).data;
      // All journeys share their keys: one's cookie says nothing under another's name.
      if (kept?.journey !== name || kept.journeyOwner !== journeyOwner || kept.until < now()) return null;
      return state.safeParse(kept.state).data ?? null;
    },
    async keep({ name, seconds }, journeyOwner, state) {
      const cookie: Cookie = { name, maxAge: seconds };
      jar.set(cookie, await seal.seal({ journey: name, journeyOwner, until: now() + seconds * 1000, state }));
    },
    end: ({ name }) => jar.remove({ name }),
  };
}
