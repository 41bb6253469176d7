/** Fills the `{{name}}` placeholders of a translated text. A placeholder without a value stays. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
