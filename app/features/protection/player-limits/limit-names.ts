import type { CallData } from '~/upstream/contract/call';
import type { limits } from '~/upstream/contract/limits';

export type LimitsPolicy = CallData<typeof limits.policy>;
export type Limit = CallData<typeof limits.list>[number];
export type LimitKind = Limit['kind'];
export type LimitPeriod = Limit['period'];

export const LIMITS_PATH = '/safer-play/limits';

/**
 * The page with the form of one limit.
 *
 * @param redirectTo where the player goes on, with a limit or without one; by default to the limits
 */
export const limitPath = (kind: LimitKind, period?: LimitPeriod, redirectTo?: string) =>
  `${LIMITS_PATH}?${new URLSearchParams({ kind, ...(period && { period }), ...(redirectTo && { redirectTo }) }).toString()}`;

/** The limit of a kind and a period, if the player has one. */
export const findLimit = (list: readonly Limit[], kind: LimitKind, period: LimitPeriod): Limit | null =>
  list.find((limit) => limit.kind === kind && limit.period === period) ?? null;
