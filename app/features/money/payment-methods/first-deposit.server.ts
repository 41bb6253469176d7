import type { AppLoadContext } from '@remix-run/node';
import { hasDeclinedLimit } from '~/features/protection/player-limits/declined-limit.server';
import type { DepositLimit } from '~/features/protection/player-limits/deposit-limit.server';
import { offerDepositLimit } from '~/features/protection/player-limits/offer-limit.server';
import { transaction } from '~/upstream/contract/transaction';
import { dataOf } from '~/upstream/outcome';
import { KIND_NUMBER, methodsPath } from '~/payments/payment-kind';

/**
 * The offer of a deposit limit before a player's first deposit. Null for a player who has one, has gone on without one in
 * this browser, or has deposited before, and while that is not known.
 */
export async function findLimitOffer(
  context: AppLoadContext,
  player: { readonly usercode: string },
  limit: DepositLimit | null,
) {
  if (limit === null || limit.left !== null || hasDeclinedLimit(context.player.jar, player)) return null;
  const deposits = await context.operator.ask(transaction.list, { kind: KIND_NUMBER.deposit, skip: 0, take: 1 });
  return dataOf(deposits)?.total === 0 ? offerDepositLimit(context, methodsPath('deposit')) : null;
}
