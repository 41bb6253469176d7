/** Text that is markup already. */
export class Html {
  constructor(readonly markup: string) {}
  toString(): string {
    return this.markup;
  }
}

type Piece = Html | string | number | null | false | readonly Piece[];

/** Markup with everything put into it escaped, unless it is markup itself. Null and false leave nothing. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html {
  return new Html(strings.reduce((all, text, index) => all + render(pieces[index - 1] ?? null) + text));
}

/** Takes text of our own making, such as a drawing, as markup. */
export const trusted = (markup: string) => new Html(markup);

function render(piece: Piece): string {
  if (piece === null || piece === false) return '';
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === 'object') return piece.map(render).join('');
  return String(piece).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
