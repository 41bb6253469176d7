import { CONFETTI_PIECES, confettiClass } from '~/ui/confetti';
import styles from './celebrate.module.css';

/** A piece falls for 2.6 s, and the last one starts after 0.75 s. */
const LASTS_MS = 3_600;

/** Celebrates that a bonus has become the player's own money. It is decoration: the notification tells the news. */
function celebrate(): void {
  const layer = document.createElement('div');
  layer.className = `${styles.celebration} ${confettiClass}`;
  layer.ariaHidden = 'true';
  layer.dataset.celebration = '';
  layer.append(...Array.from({ length: CONFETTI_PIECES }, () => document.createElement('i')));
  document.body.append(layer);
  // In the top layer, above a game in a dialog, where browsers can.
  if ('popover' in layer) {
    layer.popover = 'manual';
    layer.showPopover();
  }
  setTimeout(() => layer.remove(), LASTS_MS);
}

const CELEBRATED = 'bonus-celebrated';

/** Bonuses that this page has celebrated, for browsers that store nothing. */
const celebrated = new Set<string>();

/** Whether no tab of the browser has celebrated the bonus, also before a reload; from now on one has. */
function isFirst(key: string): boolean {
  const isNew = !celebrated.has(key);
  celebrated.add(key);
  try {
    const mark = `${CELEBRATED}:${key}`;
    if (localStorage.getItem(mark) !== null) return false;
    localStorage.setItem(mark, '');
  } catch {
    // Storage is refused.
  }
  return isNew;
}

/**
 * Celebrates a bonus once among all tabs of the browser: in the first one that the player sees. A hidden tab waits until
 * it is shown. A page that celebrates already, such as the welcome, is left alone.
 *
 * @param key names the player's bonus
 */
export function celebrateOnce(key: string): void {
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => celebrateOnce(key), { once: true });
    return;
  }
  const begin = () => {
    if (isFirst(key) && !document.querySelector(`.${confettiClass}`)) celebrate();
  };
  // Two windows side by side are both seen: the one that gets the lock celebrates, and keeps it while it is open.
  if (!('locks' in navigator)) return begin();
  void navigator.locks.request(`${CELEBRATED}:${key}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    begin();
    return new Promise(() => undefined);
  });
}
