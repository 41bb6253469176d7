/** Fills the `{{name}}` places of a text that came translated from the server. A place without a value stays. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
