/**
 * Puts a line break into a short label, at the space where the longer of both lines is shortest. CSS alone cannot: a box
 * that is as narrow as the longest word has as many lines as the language has words.
 */
export function breakInTwo(label: string): string {
  const words = label.split(' ');
  const linesOf = (count: number) => [words.slice(0, count).join(' '), words.slice(count).join(' ')];
  const width = (count: number) => Math.max(...linesOf(count).map((line) => line.length));
  const counts = words.slice(1).map((_, index) => index + 1);
  return counts.length === 0
    ? label
    : linesOf(counts.reduce((best, count) => (width(count) < width(best) ? count : best))).join('\n');
}
