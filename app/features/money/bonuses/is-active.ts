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

/** The request for the most bonuses that the operator sends at once. The active ones are among the newest. */
export const NEWEST_BONUSES = { skip: 0, take: 100 } as const;
