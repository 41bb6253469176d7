import { z } from 'zod';
import { parseJson } from '~/lib/parse-json';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import type { PlayerSession } from '~/session/player-session.server';
import { methodPath, methodsPath, type PaymentKind } from '~/payments/payment-kind';
import type { CallData } from '~/upstream/contract/call';
import type { transaction } from '~/upstream/contract/transaction';
import { TransactionStatus } from '~/upstream/contract/values';
import { withAmount } from './amount-in-address';

/** JSON: the player's user code, then the last used methods of each kind, newest first. */
const METHODS_COOKIE: Cookie = { name: 'methods', maxAge: 180 * 24 * 60 * 60 };

const MAX_ID_LENGTH = 100;
const MAX_AMOUNT_LENGTH = 15;

/** More than one, because the newest payments may be cancelled. */
const MOST = 3;

const lastUsed = z.object({
  id: z.string().min(1).max(MAX_ID_LENGTH),
  /** A plain decimal; null for a form without an amount. */
  amount: z.string().max(MAX_AMOUNT_LENGTH).nullable(),
  /** The payment's reference. */
  payment: z.string(),
  /** Whether the deposit waits for the player. */
  isOpen: z.boolean().optional(),
});
const ofKind = z.array(lastUsed).default([]);
const lastMethods = z.object({ owner: z.string(), deposit: ofKind, withdraw: ofKind });

export type LastMethod = z.output<typeof lastUsed>;

type Player = Pick<PlayerSession, 'usercode'>;

/** A row of the operator's list of payments. */
type Row = Pick<CallData<typeof transaction.list>['items'][number], 'reference' | 'status'>;

/** Keeps the method of an accepted payment, which is the first of the list next time. */
export function rememberMethod(jar: CookieJar, { usercode }: Player, kind: PaymentKind, used: LastMethod): void {
  if (used.id.length > MAX_ID_LENGTH) return;
  const known = lastMethodsOf(jar, usercode);
  const ofThisKind = [used, ...(known?.[kind] ?? [])].slice(0, MOST);
  jar.set(METHODS_COOKIE, JSON.stringify({ ...known, owner: usercode, [kind]: ofThisKind }));
}

const UNPAID: readonly number[] = [TransactionStatus.Rejected, TransactionStatus.Cancelled];

/**
 * Notes what became of the payments. A method whose payment came to nothing is forgotten; one whose deposit still waits
 * for the player counts after those before it.
 */
export function noteOutcomes(jar: CookieJar, { usercode }: Player, rows: readonly Row[]): void {
  const known = lastMethodsOf(jar, usercode);
  if (!known) return;
  const status = new Map(rows.map((row) => [row.reference, row.status]));
  const settled = (used: readonly LastMethod[]) =>
    used.filter(({ payment }) => !UNPAID.includes(status.get(payment) ?? TransactionStatus.None));
  const deposit = settled(known.deposit).map((used) => ({
    ...used,
    isOpen: status.get(used.payment) === TransactionStatus.Created,
  }));
  const noted = JSON.stringify({ owner: usercode, deposit, withdraw: settled(known.withdraw) });
  if (noted !== JSON.stringify(known)) jar.set(METHODS_COOKIE, noted);
}

/**
 * The method that this player used last in this browser. The browser can forge the cookie, so it counts only if the
 * operator offers the method, and the amount only if the form takes it.
 */
export function lastMethod(jar: CookieJar, { usercode }: Player, kind: PaymentKind): LastMethod | undefined {
  const used = lastMethodsOf(jar, usercode)?.[kind] ?? [];
  return used.find(({ isOpen }) => !isOpen) ?? used[0];
}

/** Where the next payment begins: the form of the last one, filled in, else the list of methods. */
export function nextPaymentPath(jar: CookieJar, player: Player, kind: PaymentKind): string {
  const last = lastMethod(jar, player, kind);
  return last ? withAmount(methodPath(kind, last.id), last.amount) : methodsPath(kind);
}

function lastMethodsOf(jar: CookieJar, usercode: string): z.output<typeof lastMethods> | undefined {
  const { data } = lastMethods.safeParse(parseJson(jar.get(METHODS_COOKIE) ?? ''));
  return data?.owner === usercode ? data : undefined;
}
