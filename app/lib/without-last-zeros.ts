/** A loop: `/0+$/` is slow on long texts, and Safari before 16.4 does not load a script that has a lookbehind. */
export function withoutLastZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}
