import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import type { PlayerSession } from '~/session/player-session.server';
import type { PaymentKind } from '~/payments/payment-kind';

/** JSON: the player's user code, then the last used method of each kind. */
const METHODS_COOKIE: Cookie = { name: 'methods', maxAge: 180 * 24 * 60 * 60 };

const MAX_ID_LENGTH = 100;

const methodId = z.string().min(1).max(MAX_ID_LENGTH).optional();
const lastMethods = z.object({ owner: z.string(), deposit: methodId, withdraw: methodId });

type Player = Pick<PlayerSession, 'usercode'>;

/** Keeps the method of an accepted payment, which is the first of the list next time. */
export function rememberMethod(jar: CookieJar, { usercode }: Player, kind: PaymentKind, id: string): void {
  const { owner: _owner, ...known } = lastMethodsOf(jar, usercode) ?? {};
  if (id.length <= MAX_ID_LENGTH) jar.set(METHODS_COOKIE, JSON.stringify({ ...known, owner: usercode, [kind]: id }));
}

/**
 * The method that this player used last in this browser. The browser can forge the cookie, so it counts only if the
 * operator offers the method.
 */
export const lastMethod = (jar: CookieJar, { usercode }: Player, kind: PaymentKind): string | undefined =>
  lastMethodsOf(jar, usercode)?.[kind];

function lastMethodsOf(jar: CookieJar, usercode: string): z.output<typeof lastMethods> | undefined {
  const { data } = lastMethods.safeParse(parseJson(jar.get(METHODS_COOKIE) ?? ''));
  return data?.owner === usercode ? data : undefined;
}
