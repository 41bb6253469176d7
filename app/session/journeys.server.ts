import { z } from 'zod';
import type { Cookie, CookieJar } from './cookie-jar.server';
import type { Seal } from './seal.server';

/** A journey of several steps: the state that is kept between them, and for how long. */
export interface Journey<State extends object> {
  /** The cookie's name. */
  readonly name: string;
  readonly seconds: number;
  readonly state: z.ZodType<State>;
}

/**
 * The state of journeys, in sealed cookies that only the server reads. A reload, the back button, a second tab and a restart
 * of the server find the same step.
 */
export interface Journeys {
  /**
   * Null when the journey was not begun, has expired, or has another owner.
   *
   * @param journeyOwner the player's username, or '' for a guest
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
      // All journeys share their keys: a cookie counts only under its own journey's name.
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
