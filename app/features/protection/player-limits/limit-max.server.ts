import { compareDecimals } from '~/lib/decimal';
import type { LimitPeriod, LimitsPolicy } from './limit-names';

/** Minutes of the longest period of its kind: a longer session limit would bound nothing. */
const MINUTES = { day: '1440', week: '10080', month: '44640' } as const satisfies Record<LimitPeriod, string>;

/** The largest limit of a kind for one period. */
export const maxOf = ({ kind, max }: LimitsPolicy['kinds'][number], period: LimitPeriod): string =>
  kind === 'session' && compareDecimals(max, MINUTES[period]) > 0 ? MINUTES[period] : max;
