import sprite from '~/ui/icons.svg?url';
import styles from './pause-button.module.css';

/**
 * Adds a pause button to moving content (WCAG 2.2.2). The empty placeholder in the page has the labels in `data-pause`
 * and `data-play`. Without a script nothing moves, so there is no button.
 */
export function addPauseButton(place: HTMLElement, toggle: (isMoving: boolean) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  let isMoving = true;
  const show = () => {
    button.setAttribute('aria-label', (isMoving ? place.dataset.pause : place.dataset.play) ?? '');
    button.innerHTML = `<svg width="20" height="20" aria-hidden="true"><use href="${sprite}#${isMoving ? 'pause' : 'play'}"/></svg>`;
  };
  button.addEventListener('click', () => {
    isMoving = !isMoving;
    toggle(isMoving);
    show();
  });
  show();
  place.replaceChildren(button);
  return button;
}
