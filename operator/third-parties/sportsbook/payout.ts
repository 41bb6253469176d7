/** In kuruş. */
export const STAKE_LIMITS = { minMinor: 1_000, maxMinor: 2_500_000, maxPayoutMinor: 50_000_000 };

/**
 * What a bet multiplies its stake by, as an exact fraction. Odds are hundredths, so that a product of n of them is an
 * integer in units of 100^n. A system is the sum of such products, one for each combination of that size, divided by
 * their number: each combination has the same part of the stake, which need not be whole kuruş. Amounts are rounded
 * down, once, at the end.
 */
function factorOf(
  odds: readonly number[],
  size: number,
  unit = 100,
): { readonly over: bigint; readonly under: bigint } {
  const combinations = sumOfProducts(
    odds.map(() => 1),
    size,
  );
  return { over: sumOfProducts(odds, size), under: combinations * BigInt(unit) ** BigInt(size) };
}

/** The sum of the products of every combination of that many. */
function sumOfProducts(values: readonly number[], size: number): bigint {
  const sums = [1n, ...Array<bigint>(size).fill(0n)];
  for (const value of values) {
    for (let taken = size; taken > 0; taken -= 1)
      sums[taken] = (sums[taken] ?? 0n) + (sums[taken - 1] ?? 0n) * BigInt(value);
  }
  return sums[size] ?? 0n;
}

/**
 * What a bet pays, in kuruş. The odds of a lost leg are 0, those of a void one 100.
 *
 * @param unit how many of the odds' units are 1
 */
export function payoutOf(stakeMinor: number, odds: readonly number[], size = odds.length, unit = 100): number {
  const { over, under } = factorOf(odds, size, unit);
  return Number((BigInt(stakeMinor) * over) / under);
}

/** The highest stake, in kuruş: it never pays more than the highest payout. */
export function maxStakeOf(odds: readonly number[], size = odds.length): number {
  const { over, under } = factorOf(odds, size);
  const { maxMinor, maxPayoutMinor } = STAKE_LIMITS;
  return Math.min(maxMinor, Number((BigInt(maxPayoutMinor + 1) * under - 1n) / over));
}

/** The total odds in hundredths, rounded down: of a system, those of an average combination. */
export function totalOddsOf(odds: readonly number[], size = odds.length): number {
  const { over, under } = factorOf(odds, size);
  return Number((over * 100n) / under);
}
