/** The value below which this share of the sorted values lies; NaN of none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

export const median = (values: readonly number[]) =>
  quantile(
    [...values].sort((one, two) => one - two),
    0.5,
  );
