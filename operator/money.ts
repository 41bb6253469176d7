/** Kuruş as the decimal number that the contract carries: exact up to 2^53 kuruş. */
export function toDecimal(amountMinor: number): number {
  return amountMinor / 100;
}
