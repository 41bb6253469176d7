import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import type { PlayerSession } from '~/session/player-session.server';
import { methodPath, methodsPath, type PaymentKind } from '~/payments/payment-kind';
import { withAmount } from './amount-in-address';

/** JSON: the player's user code, then the last used method of each kind, with its amount. */
const METHODS_COOKIE: Cookie = { name: 'methods', maxAge: 180 * 24 * 60 * 60 };

const MAX_ID_LENGTH = 100;
const MAX_AMOUNT_LENGTH = 15;

const lastUsed = z
  .object({
    id: z.string().min(1).max(MAX_ID_LENGTH),
    /** A plain decimal; null for a form without an amount. */
    amount: z.string().max(MAX_AMOUNT_LENGTH).nullable(),
  })
  .optional();
const lastMethods = z.object({ owner: z.string(), deposit: lastUsed, withdraw: lastUsed });

export type LastMethod = NonNullable<z.output<typeof lastUsed>>;

type Player = Pick<PlayerSession, 'usercode'>;

/** Keeps the method of an accepted payment, which is the first of the list next time. */
export function rememberMethod(jar: CookieJar, { usercode }: Player, kind: PaymentKind, used: LastMethod): void {
  const { owner: _owner, ...known } = lastMethodsOf(jar, usercode) ?? {};
  if (used.id.length <= MAX_ID_LENGTH)
    jar.set(METHODS_COOKIE, JSON.stringify({ ...known, owner: usercode, [kind]: used }));
}

/**
 * The method that this player used last in this browser. The browser can forge the cookie, so it counts only if the
 * operator offers the method, and the amount only if the form takes it.
 */
export const lastMethod = (jar: CookieJar, { usercode }: Player, kind: PaymentKind): LastMethod | undefined =>
  lastMethodsOf(jar, usercode)?.[kind];

/** Where the next payment begins: the form of the last one, filled in, else the list of methods. */
export function nextPaymentPath(jar: CookieJar, player: Player, kind: PaymentKind): string {
  const last = lastMethod(jar, player, kind);
  return last ? withAmount(methodPath(kind, last.id), last.amount) : methodsPath(kind);
}

function lastMethodsOf(jar: CookieJar, usercode: string): z.output<typeof lastMethods> | undefined {
  const { data } = lastMethods.safeParse(parseJson(jar.get(METHODS_COOKIE) ?? ''));
  return data?.owner === usercode ? data : undefined;
}
