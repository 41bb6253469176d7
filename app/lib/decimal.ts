import { withoutLastZeros } from './without-last-zeros';

/** Exact arithmetic on plain decimals ("-1234.50"), the form in which the contract writes money. */

/** Up to twenty decimal places: some operators add binary floats and send the rounding errors. */
export const PLAIN_DECIMAL = /^-?\d{1,15}(\.\d{1,20})?$/;

export function addAmounts(amounts: readonly string[]): string {
  const places = Math.max(0, ...amounts.map(placesOf));
  const total = amounts.reduce((sum, amount) => sum + unitsOf(amount, places), 0n);
  return decimalOf(total, places);
}

/** The exact difference of the first decimal less the second. */
export const subtractAmounts = (from: string, amount: string): string => addAmounts([from, negateAmount(amount)]);

/** The amount with the other sign; zero has none. */
export const negateAmount = (amount: string): string =>
  amount.startsWith('-') || !/[1-9]/.test(amount) ? amount.replace('-', '') : `-${amount}`;

export function multiplyDecimals(one: string, other: string): string {
  const places = placesOf(one) + placesOf(other);
  const product = unitsOf(one, placesOf(one)) * unitsOf(other, placesOf(other));
  return decimalOf(product, places);
}

/** The quotient, cut after so many places. @param by above zero */
export function divideDecimals(decimal: string, by: string, places: number): string {
  const shared = Math.max(placesOf(decimal), placesOf(by));
  return decimalOf((unitsOf(decimal, shared) * 10n ** BigInt(places)) / unitsOf(by, shared), places);
}

/** Negative when the first decimal is smaller, positive when it is larger, 0 when both have the same value. */
export function compareDecimals(one: string, other: string): number {
  const places = Math.max(placesOf(one), placesOf(other));
  const difference = unitsOf(one, places) - unitsOf(other, places);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Whether a decimal is neither below the least nor above the largest; null is no bound. */
export const isWithin = (decimal: string, { min, max }: { readonly min: string | null; readonly max: string | null }) =>
  (min === null || compareDecimals(decimal, min) >= 0) && (max === null || compareDecimals(decimal, max) <= 0);

const placesOf = (decimal: string) => decimal.split('.')[1]?.length ?? 0;

function unitsOf(decimal: string, places: number): bigint {
  const [whole = '0', fraction = ''] = decimal.replace('-', '').split('.');
  const units = BigInt(whole + fraction.padEnd(places, '0'));
  return decimal.startsWith('-') ? -units : units;
}

/** The decimal of a count of units of 10⁻ᵖˡᵃᶜᵉˢ, without zeros at its end. */
function decimalOf(units: bigint, places: number): string {
  const digits = String(units < 0n ? -units : units).padStart(places + 1, '0');
  const fraction = withoutLastZeros(digits.slice(digits.length - places));
  return `${units < 0n ? '-' : ''}${digits.slice(0, digits.length - places)}${fraction && `.${fraction}`}`;
}
