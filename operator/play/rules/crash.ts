import type { Random } from '../random';
import type { Rules } from './rules';

/**
 * Crash: a multiplier climbs from 1.00 and ends at a random point. A player whose target is below that point wins the
 * target times the stake. A target of m is reached with probability 0.97 / m, so the return is 97 % for every target.
 */
const CRASH_RETURN_PERCENT = 97;
/** In hundredths. */
export const LOWEST_TARGET = 110;
export const HIGHEST_TARGET = 10_000;

/** One in a million: finer than the highest target needs. */
export const CRASH_STEPS = 1_000_000;

export interface CrashState {
  /** In hundredths, as is the end. */
  readonly target: number;
  readonly end: number;
}

/** The end of the flight, in hundredths, for a draw from 0 up to CRASH_STEPS. At least 1.00. */
export function crashEnd(drawn: number): number {
  return Math.max(100, Math.floor((CRASH_RETURN_PERCENT * CRASH_STEPS) / (drawn + 1)));
}

/** Parses "2", "2.5" or "2,50" into hundredths; null if the text is no valid target. */
export function targetFrom(text: string | null): number | null {
  if (text === null || !/^\d{1,3}([.,]\d{1,2})?$/.test(text.trim())) return null;
  const target = Math.round(Number(text.trim().replace(',', '.')) * 100);
  return target >= LOWEST_TARGET && target <= HIGHEST_TARGET ? target : null;
}

export const flight = (random: Random) => crashEnd(random(CRASH_STEPS));

export const crash: Rules<CrashState> = {
  start(unitMinor, { fields, random }) {
    const target = targetFrom(fields.one('target'));
    if (target === null) return null;
    const end = flight(random);
    const winMinor = end >= target ? Math.round((unitMinor * target) / 100) : 0;
    return { state: { target, end }, stakeMinor: unitMinor, winMinor, isOver: true };
  },
};
