/** More places after the point than the contract's decimals have. */
const PLACES = 20;

/** Below zero when the first plain decimal is the smaller one, above when it is the larger, 0 when both are worth the same. */
export function compareDecimals(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : Number(difference > 0n);
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return decimal.startsWith('-') ? -size : size;
}
