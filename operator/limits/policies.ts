import type { Label } from '../messages';
import type { LimitKind, LimitPeriod } from '../store/limits';

/** A kind of limit on offer. Amounts are in kuruş; in minutes for the kind `session`. */
interface KindRule {
  readonly kind: LimitKind;
  readonly periods: readonly LimitPeriod[];
  readonly label: Label;
  readonly min: number;
  readonly max: number;
}

/** What limits and pauses an operator offers. Only data: the rules that it feeds are the same for every operator. */
export interface LimitsPolicy {
  readonly kinds: readonly KindRule[];
  /** How long a higher limit, or the end of one, waits. */
  readonly increaseDelayHours: number;
  readonly timeOutHours: readonly number[];
  /** Null: without end. */
  readonly exclusionDays: readonly (number | null)[];
  /** How long the stop button stops play; null: there is none. */
  readonly stopHours: number | null;
  readonly withdrawalsCancellable: boolean;
}

const ALL_PERIODS = ['day', 'week', 'month'] as const;
const WEEK_HOURS = 168;

const money = (kind: LimitKind, label: Label, max: number): KindRule => ({
  kind,
  label,
  periods: ALL_PERIODS,
  min: 100,
  max,
});

const deposit: Label = { tr: 'Para yatırma limiti', en: 'Deposit limit', de: 'Einzahlungslimit' };
const loss: Label = { tr: 'Kayıp limiti', en: 'Loss limit', de: 'Verlustlimit' };
const stake: Label = { tr: 'Bahis limiti', en: 'Stake limit', de: 'Einsatzlimit' };

const sessionTime = (periods: readonly LimitPeriod[], max: number): KindRule => ({
  kind: 'session',
  label: { tr: 'Oturum süresi limiti', en: 'Session time limit', de: 'Limit der Sitzungsdauer' },
  periods,
  min: 10,
  max,
});

const PERIOD_MINUTES = { day: 1_440, week: 10_080, month: 44_640 } as const satisfies Record<LimitPeriod, number>;

/** The largest value of a limit for one period. A session cannot last longer than its period. */
export const maxOf = ({ kind, max }: KindRule, period: LimitPeriod): number =>
  kind === 'session' ? Math.min(max, PERIOD_MINUTES[period]) : max;

/** The demonstration's policies. `DEMO_LIMITS` chooses one. */
export const limitsPolicies = {
  uk: {
    kinds: [money('deposit', deposit, 100_000_000), money('loss', loss, 100_000_000), sessionTime(['day'], 1_440)],
    increaseDelayHours: 24,
    timeOutHours: [24, WEEK_HOURS, 30 * 24, 6 * WEEK_HOURS],
    exclusionDays: [183, 365, 5 * 365, null],
    stopHours: 24,
    withdrawalsCancellable: false,
  },
  se: {
    kinds: [money('deposit', deposit, 50_000_000), money('loss', loss, 50_000_000), sessionTime(ALL_PERIODS, 44_640)],
    increaseDelayHours: 72,
    timeOutHours: [6, 12, 24, WEEK_HOURS],
    exclusionDays: [30, 90, 180, null],
    stopHours: 24,
    withdrawalsCancellable: true,
  },
  de: {
    kinds: [money('deposit', deposit, 5_000_000), money('stake', stake, 5_000_000), money('loss', loss, 5_000_000)],
    increaseDelayHours: WEEK_HOURS,
    timeOutHours: [24, 2 * WEEK_HOURS],
    exclusionDays: [90, 365, null],
    stopHours: 24,
    withdrawalsCancellable: true,
  },
} satisfies Record<string, LimitsPolicy>;

export type PolicyName = keyof typeof limitsPolicies;
