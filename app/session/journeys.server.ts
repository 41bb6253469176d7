import { z } from 'zod';
import type { Cookie, CookieJar } from './cookie-jar.server';
import type { Seal } from './seal.server';

/** A journey of several steps: the state that is kept between them, and for how long. */
export interface Journey<State extends object> {
  readonly name: string;
  readonly seconds: number;
  readonly state: z.ZodType<State>;
}

const envelope = z.object({ journey: z.string(), journeyOwner: z.string(), until: z.number(), state: z.unknown() });

export type Journeys = ReturnType<typeof createJourneys>;

/** Steps are in sealed cookies: a reload, the back button, a second tab and a restart of the server find the same one. */
export function createJourneys(jar: CookieJar, seal: Seal, now = Date.now) {
  return {
    /** Null when not begun, expired, or another owner's. @param journeyOwner the username, or '' for a guest */
    async find<State extends object>({ name, state }: Journey<State>, journeyOwner: string) {
      const sealed = jar.get({ name });
      if (!sealed) return null;
      const opened = envelope.safeParse(await seal.open(sealed)).data;
      // All journeys share their keys: a cookie counts only under its own journey's name.
      if (opened?.journey !== name || opened.journeyOwner !== journeyOwner || opened.until < now()) return null;
      return state.safeParse(opened.state).data ?? null;
    },
    async keep<State extends object>({ name, seconds }: Journey<State>, journeyOwner: string, state: State) {
      const cookie: Cookie = { name, maxAge: seconds };
      jar.set(cookie, await seal.seal({ journey: name, journeyOwner, until: now() + seconds * 1000, state }));
    },
    end: ({ name }: Pick<Journey<object>, 'name'>) => jar.remove({ name }),
  };
}
