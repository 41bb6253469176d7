import sprite from '~/ui/icons.svg?url';
import styles from './pause-button.module.css';

const SVG = 'http://www.w3.org/2000/svg';

/**
 * Adds a pause button to moving content (WCAG 2.2.2). The empty placeholder in the page has the labels in `data-pause`
 * and `data-play`. Without a script nothing moves, so there is no button.
 */
export function addPauseButton(place: HTMLElement, toggle: (isMoving: boolean) => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('width', '20');
  icon.setAttribute('height', '20');
  icon.setAttribute('aria-hidden', 'true');
  const use = icon.appendChild(document.createElementNS(SVG, 'use'));
  button.append(icon);
  let isMoving = true;
  const show = () => {
    button.setAttribute('aria-label', (isMoving ? place.dataset.pause : place.dataset.play) ?? '');
    use.setAttribute('href', `${sprite}#${isMoving ? 'pause' : 'play'}`);
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
