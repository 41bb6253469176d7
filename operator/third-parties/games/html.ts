/** Markup that is safe to send without escaping. */
export class Html {
  constructor(readonly markup: string) {}
  toString(): string {
    return this.markup;
  }
}

type Piece = Html | string | number | null | false | readonly Piece[];

/** Template tag that escapes every value except `Html`. Null and false render as nothing. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.reduce((all, text, index) => all + render(pieces[index - 1] ?? null) + text));
}

/** Marks generated text, such as a drawing, as safe markup. Never pass it text from outside. */
export const trusted = (markup: string) => new Html(markup);

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(render).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
