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

/** Bonuses that this tab or another one has celebrated. */
const celebrated = new Set<string>();

/** Listens for as long as the page is open: another tab may celebrate first. */
const tabs = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CELEBRATED) : null;
tabs?.addEventListener('message', ({ data }: MessageEvent<unknown>) => celebrated.add(String(data)));

/**
 * Celebrates a bonus once among all tabs of the browser: in the first one that the player sees. A hidden tab waits until
 * it is shown.
 *
 * @param key names the player's bonus
 */
export function celebrateOnce(key: string): void {
  if (celebrated.has(key)) return;
  if (document.hidden) {
    document.addEventListener('visibilitychange', () => celebrateOnce(key), { once: true });
    return;
  }
  celebrated.add(key);
  const begin = () => {
    tabs?.postMessage(key);
    celebrate();
  };
  // Two windows side by side are both seen: the one that gets the lock celebrates, and keeps it while it is open.
  if (!('locks' in navigator)) return begin();
  void navigator.locks.request(`${CELEBRATED}:${key}`, { ifAvailable: true }, (lock) => {
    if (!lock) return;
    begin();
    return new Promise(() => undefined);
  });
}
