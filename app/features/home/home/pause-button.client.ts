import sprite from '~/ui/icons.svg?url';
import styles from './pause-button.module.css';

const SVG = 'http://www.w3.org/2000/svg';

let isMoving = true;
const followers = new Set<() => void>();

/** Stops or starts all that moves: the rows, the video, and the top banner by its stylesheet. */
function toggleAll(): void {
  isMoving = !isMoving;
  document.documentElement.toggleAttribute('data-still', !isMoving);
  followers.forEach((follow) => follow());
}

/**
 * Adds a pause button to moving content (WCAG 2.2.2). The empty placeholder in the page has the labels in `data-pause`
 * and `data-play`. Each button stops all that moves. Without a script these parts do not move, so there is no button.
 *
 * @returns a function that removes the button
 */
export function addPauseButton(place: HTMLElement, toggle: (isMoving: boolean) => void): () => void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('width', '20');
  icon.setAttribute('height', '20');
  icon.setAttribute('aria-hidden', 'true');
  const use = icon.appendChild(document.createElementNS(SVG, 'use'));
  button.append(icon);
  const show = () => {
    button.setAttribute('aria-label', (isMoving ? place.dataset.pause : place.dataset.play) ?? '');
    use.setAttribute('href', `${sprite}#${isMoving ? 'pause' : 'play'}`);
  };
  const follow = () => {
    toggle(isMoving);
    show();
  };
  button.addEventListener('click', toggleAll);
  followers.add(follow);
  if (!isMoving) toggle(false);
  show();
  place.replaceChildren(button);
  return () => {
    followers.delete(follow);
    button.remove();
  };
}
