/** Rows for `it.each` whose titles show the beginning of a long value with `%s`, followed by the value. */
export const withShortTitles = <Value>(values: readonly Value[], length: number): [title: string, value: Value][] =>
  values.map((value) => [String(value).slice(0, length), value]);
