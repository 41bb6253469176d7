import type { AppLoadContext } from '@remix-run/node';
import { formatWithSymbol } from '~/lib/money';
import { receiptPath } from '~/payments/receipt-path';
import { orWithout } from '~/platform/state/shared-state';
import type { Cookie, CookieJar } from '~/session/cookie-jar.server';
import type { PlayerSession } from '~/session/player-session.server';
import type { PaymentKind } from '~/payments/payment-kind';
import { findReceipt } from '~/payments/receipt.server';

/** The id of a withdrawal's receipt, which opens for its player only. */
const RECEIPT_COOKIE: Cookie = { name: 'receipt', maxAge: 10 * 60 };

/** A withdrawal of the last minutes, for the page below its dialog: the dialog closes before its receipt is read. */
export interface RecentReceipt {
  readonly href: string;
  /** Amount and method. */
  readonly text: string;
}

export const rememberReceipt = (jar: CookieJar, id: string) => jar.set(RECEIPT_COOKIE, id);

/** Null without one, and while the shared state is away. */
export async function findRecentReceipt(
  { payments, player: { jar }, page: { translation } }: AppLoadContext,
  { usercode }: Pick<PlayerSession, 'usercode'>,
  kind: PaymentKind,
): Promise<RecentReceipt | null> {
  const id = jar.get(RECEIPT_COOKIE);
  if (id === undefined) return null;
  const receipt = await orWithout(findReceipt(payments, usercode, id));
  if (receipt?.kind !== kind) return null;
  const { amount, symbol, method } = receipt;
  const money = amount === null ? [] : [formatWithSymbol(amount, translation.locale, symbol)];
  return { href: receiptPath(id), text: [...money, method].join(' · ') };
}
