/** The labels of a star before and after it is pressed, with `{{name}}` for the game. */
export interface StarLabels {
  readonly addFavourite: string;
  readonly removeFavourite: string;
}

const NAME = '{{name}}';

/** Shows whether a game is a favourite, at all of its stars in static regions. */
export function showStar(code: string, isFavourite: boolean, { addFavourite, removeFavourite }: StarLabels): void {
  const [name, label, other] = isFavourite
    ? ['remove', removeFavourite, addFavourite]
    : ['add', addFavourite, removeFavourite];
  const [before = '', after = ''] = other.split(NAME);
  for (const star of document.querySelectorAll<HTMLButtonElement>(`[data-star="${CSS.escape(code)}"][aria-label]`)) {
    if (star.name === name) continue;
    const game = (star.ariaLabel ?? '').slice(before.length, after === '' ? undefined : -after.length);
    star.setAttribute(
      'aria-label',
      label.replace(NAME, () => game),
    );
    star.name = name;
    const icon = star.querySelector('use');
    icon?.setAttribute(
      'href',
      (icon.getAttribute('href') ?? '').replace(/#.*/, isFavourite ? '#star-filled' : '#star'),
    );
  }
}
