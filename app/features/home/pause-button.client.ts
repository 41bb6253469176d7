import sprite from '~/ui/icons.svg?url';
import styles from './pause-button.module.css';

/**
 * Whatever moves by itself can be stopped (WCAG 2.2.2). Put into the empty place that the page keeps for it
 * (`data-pause` and `data-play` hold its labels), and only where something moves: without script nothing does.
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
