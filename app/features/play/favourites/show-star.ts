/** Shows whether a game is a favourite, at all of its stars. */
export function showStar(code: string, isFavourite: boolean): void {
  for (const star of document.querySelectorAll<HTMLButtonElement>(`[data-star="${CSS.escape(code)}"]`)) {
    const { turned } = star.dataset;
    const name = isFavourite ? 'remove' : 'add';
    if (turned === undefined || star.name === name) continue;
    star.dataset.turned = star.ariaLabel ?? '';
    star.setAttribute('aria-label', turned);
    star.name = name;
    const icon = star.querySelector('use');
    icon?.setAttribute(
      'href',
      (icon.getAttribute('href') ?? '').replace(/#.*/, isFavourite ? '#star-filled' : '#star'),
    );
  }
}
