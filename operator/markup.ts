/** HTML that is safe to send without escaping. Created by `html` and `trusted` only. */
export interface Markup {
  readonly markup: string;
}

type Part = string | number | Markup | null | undefined | false | readonly Part[];

/** Template tag that escapes every value except `Markup`. Null, undefined and false render as nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Markup {
  return { markup: texts.reduce((whole, text, index) => whole + render(parts[index - 1]) + text) };
}

/** Marks generated text, such as a drawing, as safe markup. Never pass it text from outside. */
export const trusted = (markup: string): Markup => ({ markup });

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return 'markup' in part ? part.markup : part.map(render).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
