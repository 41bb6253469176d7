/**
 * Digits without the zeros at their end. Not by a pattern: `/0+$/` is slow on long texts, and Safari before 16.4 loads no script
 * with a lookbehind.
 */
export function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
