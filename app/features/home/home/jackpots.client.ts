import styles from './game-row.module.css';

const EVERY_MS = 15_000;

/**
 * Reads the amounts of a row of jackpots again and again while the row is in view. A failed request changes nothing.
 *
 * @returns a function that ends it
 */
export function keepJackpotsCurrent(row: HTMLElement): () => void {
  let isInView = false;
  const visibility = new IntersectionObserver(([entry]) => (isInView = entry?.isIntersecting ?? false));
  visibility.observe(row);
  const timer = setInterval(() => {
    if (isInView && !document.hidden) void refresh(row).catch(() => undefined);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    visibility.disconnect();
  };
}

async function refresh(row: HTMLElement): Promise<void> {
  const answer = await fetch('/jackpots');
  if (!answer.ok) return;
  const amounts = (await answer.json()) as Record<string, string>;
  for (const element of row.querySelectorAll<HTMLElement>('[data-jackpot]')) {
    const amount = amounts[element.dataset.jackpot ?? ''];
    if (amount === undefined || amount === element.textContent) continue;
    element.textContent = amount;
    element.classList.add(styles.changed ?? '');
    element.addEventListener('animationend', () => element.classList.remove(styles.changed ?? ''), { once: true });
  }
}
