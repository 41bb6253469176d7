import { formatOdds, type OddsFormat } from '~/lib/odds';
import { selectionOf } from '~/features/betting/addresses/book-address';
import { ODDS_MOVED } from '~/features/betting/addresses/odds-moved';
import type { ShownNow } from './odds.server';
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
 * Reads the odds, the clocks and the scores of a page again and again while it is in view, and marks odds that have moved. A
 * failed request changes nothing, but nothing of a match that is over can be chosen.
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
    const isOver = answer.status === 410;
    if (!answer.ok && !isOver) return;
    const { odds, live } = isOver ? { odds: null, live: {} } : ((await answer.json()) as ShownNow);
    const prices = [...document.querySelectorAll<HTMLInputElement>('label > [name=pick]')];
    const moved = prices.filter(
      (price) =>
        (price !== touched.price || Date.now() - touched.at > UNTOUCHED_MS) && show(price, odds, { format, address }),
    );
    for (const [path, state] of Object.entries(live)) showState(path, state.map(String));
    if (moved.some(({ checked }) => checked)) document.dispatchEvent(new Event(ODDS_MOVED));
  }
  return () => {
    clearInterval(timer);
    document.removeEventListener('pointerdown', note);
  };
}

/**
 * A market that a match no longer has is closed. A match that a list no longer has may be on its next page.
 *
 * @param odds null when the match of the page is over
 * @returns whether the odds are others than before
 */
function show(price: HTMLInputElement, odds: ShownNow['odds'] | null, { format, address }: ShownOdds): boolean {
  const selection = selectionOf(price.value);
  const seen = price.value.slice(selection.length + 1);
  const now = odds === null ? null : odds[selection];
  const isGone = now === undefined && (isOfOneMatch(address) || hasMatchOf(selection, odds ?? {}));
  // One that is ticked is on the slip, which says that it is closed: a box that is not sent would be taken from there.
  if (now === null || isGone) price.disabled = !price.checked;
  if (now === null || now === undefined || (now === seen && !price.disabled)) return false;
  price.disabled = false;
  if (now === seen) return false;
  const box = price.parentElement;
  const text = box?.querySelector('b');
  if (!box || !text) return false;
  const written = formatOdds(now, document.documentElement.lang, format);
  const name = price.getAttribute('aria-label');
  if (name !== null) price.setAttribute('aria-label', name.replace(text.textContent ?? '', written));
  text.textContent = written;
  price.value = `${selection} ${now}`;
  const mark = (Number(now) > Number(seen) ? styles.up : styles.down) ?? '';
  box.classList.remove(styles.up ?? '', styles.down ?? '');
  box.classList.add(mark);
  box.addEventListener('animationend', () => box.classList.remove(mark), { once: true });
  return true;
}

const isOfOneMatch = (address: string) => address.includes('?event=');

const hasMatchOf = (selection: string, odds: ShownNow['odds']) => {
  const match = selection.slice(0, selection.indexOf(' ') + 1);
  return Object.keys(odds).some((other) => other.startsWith(match));
};

/** Writes the clock and the score of a live match into its row of a list, or into the head of its own page. */
function showState(path: string, [clock = '', home = '', away = '', ...sets]: readonly string[]): void {
  for (const row of document.querySelectorAll('main li > a')) {
    if (row.getAttribute('href') !== path) continue;
    const score = row.querySelectorAll(':scope > b');
    write(row.querySelector('small > span'), clock);
    write(score[0], home);
    write(score[1], away);
  }
  if (location.pathname !== path) return;
  write(document.querySelector('main h1 > b'), `${home} : ${away}`);
  const [time, played] = document.querySelectorAll('main h1 + p > span');
  write(time, clock);
  write(played, `(${sets.join(' · ')})`);
}

function write(place: Element | null | undefined, text: string): void {
  if (place && place.textContent !== text) place.textContent = text;
}
