/** More decimal places than the contract allows. */
const PLACES = 20;

/** Compares two plain decimals: negative when the first is smaller, positive when it is larger, 0 when they are equal. */
export function compareDecimals(one: string, other: string): number {
  const difference = scaled(one) - scaled(other);
  return difference < 0n ? -1 : Number(difference > 0n);
}

function scaled(decimal: string): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const size = BigInt(whole + fraction.slice(0, PLACES).padEnd(PLACES, '0'));
  return decimal.startsWith('-') ? -size : size;
}
