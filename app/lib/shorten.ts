/** At most so many code units of the text, and no half of a character that takes two. */
export function shorten(text: string, length: number): string {
  const start = text.slice(0, length);
  return start.length < text.length && /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
}
