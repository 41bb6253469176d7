import type { CallData } from '~/upstream/contract/call';
import type { bonus } from '~/upstream/contract/bonus';
import { isPositive } from '~/lib/money';
import { isWagered } from './wager-progress';

export type Bonus = CallData<typeof bonus.list>['items'][number];

/** `ProcessStatus` of the contract, whose module would bring its schemas into the browser. */
export const PROCESSING = 1;
export const COMPLETED = 2;

/**
 * Whether a bonus is under way: in process, or paid out with stakes or free spins that are still to be made, and not
 * expired.
 *
 * @param now milliseconds since 1970
 */
export function isActive(bonus: Bonus, now: number): boolean {
  const { status, expiresAt, wagerRequired, freeSpins } = bonus;
  if (expiresAt !== null && Date.parse(expiresAt) <= now) return false;
  if (status === PROCESSING) return true;
  if (status !== COMPLETED) return false;
  const isToBeStaked = wagerRequired != null && isPositive(wagerRequired) && !isWagered(bonus);
  return isToBeStaked || (freeSpins != null && freeSpins.left > 0);
}

/** The bonuses under way: those that stakes count for first, then as the operator lists them. */
export const activeBonuses = (bonuses: readonly Bonus[], now: number): readonly Bonus[] =>
  bonuses.filter((one) => isActive(one, now)).toSorted((one, other) => orderOf(one) - orderOf(other));

const orderOf = ({ wagerOrder }: Bonus) => wagerOrder ?? Number.MAX_SAFE_INTEGER;

/** Whether stakes count for it first. Null where the operator does not say it, or no other bonus is waiting. */
export function countsFirst({ wagerOrder }: Bonus, active: readonly Bonus[]): boolean | null {
  const orders = active.flatMap((one) => one.wagerOrder ?? []);
  return wagerOrder == null || orders.length < 2 ? null : wagerOrder === Math.min(...orders);
}

/** The request for the most bonuses that the operator sends at once. The active ones are among the newest. */
export const NEWEST_BONUSES = { skip: 0, take: 100 } as const;
