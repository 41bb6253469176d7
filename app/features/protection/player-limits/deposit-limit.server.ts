import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { compareDecimals } from '~/lib/decimal';
import { showsAsZero } from '~/lib/money';
import { leftOf } from '~/lib/progress';
import { limits } from '~/upstream/contract/limits';
import { hasCapability } from '~/upstream/has-capability.server';
import { amountText } from './describe-limits.server';

export type DepositLimit = NonNullable<Awaited<ReturnType<typeof findDepositLimit>>>;

/** The limit that leaves least. Null without limits, and while they cannot be read: the operator refuses what passes one. */
export async function findDepositLimit(context: AppLoadContext) {
  if (!(await hasCapability(context, 'limits'))) return null;
  const { operator, page } = context;
  const outcome = await operator.ask(limits.list, {});
  if (outcome.kind !== 'success') return null;
  const { t } = page.translation;
  const [tightest] = outcome.data
    .filter(({ kind }) => kind === 'deposit')
    .map((limit) => ({ ...limit, left: leftOf(limit.amount, limit.used) }))
    .toSorted((one, other) => compareDecimals(one.left, other.left));
  if (!tightest) return { left: null, text: t('player-limits-server', 'noDepositLimit') };
  const { left, period, resetsAt } = tightest;
  const values = { left: amountText('deposit', left, page), time: formatDateTime(Date.parse(resetsAt), page.zone) };
  // A plain decimal in the operator's currency, and what is left until when, in words.
  return { left, text: t('player-limits-server', `${period}DepositLeft`, values) };
}

/** Whether nothing is left. */
export const isReached = ({ left }: DepositLimit): boolean => left !== null && showsAsZero(left);
