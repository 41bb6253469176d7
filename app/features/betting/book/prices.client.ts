import { formatOdds, type OddsFormat } from '~/lib/odds';
import { selectionOf } from '~/features/betting/addresses/book-address';
import styles from './price.module.css';

/** Half of the time for which the operator's list is fresh would ask twice for the same answer. */
const EVERY_MS = 6_000;

/** A price that changes under the finger would be pressed unseen: the slip then shows both. */
const UNTOUCHED_MS = 1_000;

export interface ShownOdds {
  /** Where the odds are. */
  readonly address: string;
  readonly format: OddsFormat;
}

/**
 * Reads the odds of a page again and again while it is in view, and marks those that have moved. A failed request changes
 * nothing.
 *
 * @returns a function that ends it
 */
export function keepPricesCurrent({ address, format }: ShownOdds): () => void {
  let touched: { readonly price: Element | null; readonly at: number } = { price: null, at: 0 };
  const note = ({ target }: Event) =>
    (touched = { price: (target as Element).closest('label')?.querySelector('[name=pick]') ?? null, at: Date.now() });
  document.addEventListener('pointerdown', note);
  const timer = setInterval(() => {
    if (!document.hidden && navigator.onLine) void refresh().catch(() => undefined);
  }, EVERY_MS);

  async function refresh(): Promise<void> {
    const answer = await fetch(address);
    if (!answer.ok) return;
    const odds = (await answer.json()) as Record<string, string | null>;
    for (const price of document.querySelectorAll<HTMLInputElement>('label > [name=pick]'))
      if (price !== touched.price || Date.now() - touched.at > UNTOUCHED_MS) show(price, odds, format);
  }
  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', note);
  };
}

function show(price: HTMLInputElement, odds: Readonly<Record<string, string | null>>, format: OddsFormat): void {
  const selection = selectionOf(price.value);
  const seen = price.value.slice(selection.length + 1);
  const now = odds[selection];
  if (now === undefined || now === seen) return;
  price.disabled = now === null;
  if (now === null) return;
  const box = price.parentElement;
  const text = box?.querySelector('b');
  if (!box || !text) return;
  const written = formatOdds(now, document.documentElement.lang, format);
  const name = price.getAttribute('aria-label');
  if (name !== null) price.setAttribute('aria-label', name.replace(text.textContent ?? '', written));
  text.textContent = written;
  price.value = `${selection} ${now}`;
  const mark = (Number(now) > Number(seen) ? styles.up : styles.down) ?? '';
  box.classList.remove(styles.up ?? '', styles.down ?? '');
  box.classList.add(mark);
  box.addEventListener('animationend', () => box.classList.remove(mark), { once: true });
}
