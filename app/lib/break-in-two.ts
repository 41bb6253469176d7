/** Breaks at the space where the longer line is shortest. CSS alone gives as many lines as the label has words. */
export function breakInTwo(label: string): string {
  const words = label.split(' ');
  const splits = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const width = (lines: readonly string[]) => Math.max(...lines.map((line) => line.length));
  const [narrowest = [label]] = splits.toSorted((one, other) => width(one) - width(other));
  return narrowest.join('\n');
}
