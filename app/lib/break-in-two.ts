/**
 * Puts a line break into a short label, at the space where the longer of both lines is shortest. CSS alone cannot: a box
 * that is as narrow as the longest word has as many lines as the language has words.
 */
export function breakInTwo(label: string): string {
  const words = label.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [narrowest = [label]] = splits.toSorted((one, other) => width(one) - width(other));
  return narrowest.join('\n');
}
