import type { Cookie, CookieJar } from '~/session/cookie-jar.server';

/** The user code of the player who went on without a deposit limit in this browser. */
const DECLINED_COOKIE: Cookie = { name: 'limit-declined', maxAge: 30 * 24 * 60 * 60 };

interface Player {
  readonly usercode: string;
}

/** Remembers, in this browser and for a month, that the player set no limit when one was offered. */
export const declineLimit = (jar: CookieJar, { usercode }: Player): void => jar.set(DECLINED_COOKIE, usercode);

export const hasDeclinedLimit = (jar: CookieJar, { usercode }: Player): boolean =>
  jar.get(DECLINED_COOKIE) === usercode;
