/** Cuts a text to at most `length` code units, and never within a surrogate pair. */
export function shorten(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.length < text.length && /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}
