import { BALANCE_CHANGED } from '~/lib/balance-changed';
import { liveBalance } from './balance-store';

/** Spec section 9. */
const POLL_MS = 3_000;
const SLOWEST_MS = 60_000;
const ANSWER_TIMEOUT_MS = 8_000;

/** A figure that nobody has confirmed for so long is called old. */
const STALE_AFTER_MS = 10_000;
const AGE_TICK_MS = 5_000;

/** The wait before the next poll. Nobody looks at a hidden page; an operator in trouble is not asked as often. */
export function pollDelay(failures: number, isHidden: boolean): number {
  if (isHidden) return SLOWEST_MS;
  return Math.min(POLL_MS * 2 ** failures, SLOWEST_MS);
}

/**
 * Asks for the balance every three seconds while the page is seen. Returns the way to stop.
 *
 * @param player the user code that the page belongs to
 * @param onGone the player is no longer logged in, or another one is: nothing is asked any more
 */
export function pollBalance(player: string, onGone: () => void): () => void {
  const url = `/balance?of=${encodeURIComponent(player)}`;
  let known: { readonly text: string; readonly etag: string } | null = null;
  let failures = 0;
  let confirmedAt = Date.now();
  let timer: number | undefined;
  let asking: AbortController | null = null;
  let isOver = false;

  function plan(delayMs: number): void {
    window.clearTimeout(timer);
    if (!isOver) timer = window.setTimeout(() => void ask(), delayMs);
  }

  async function ask(): Promise<void> {
    if (asking) return;
    asking = new AbortController();
    const deadline = window.setTimeout(() => asking?.abort(), ANSWER_TIMEOUT_MS);
    try {
      const answer = await fetch(url, { signal: asking.signal, headers: known ? { 'if-none-match': known.etag } : {} });
      await read(answer);
    } catch {
      failures += 1;
    } finally {
      window.clearTimeout(deadline);
      asking = null;
    }
    plan(pollDelay(failures, document.hidden));
  }

  async function read(answer: Response): Promise<void> {
    if (isOver) return;
    if (answer.status === 401 || answer.status === 409) {
      stop();
      onGone();
    } else if (answer.status === 501) stop();
    else if (answer.status === 304 && known) confirm(known.text);
    else if (answer.ok) {
      const { text } = (await answer.json()) as { text: string };
      known = { text, etag: answer.headers.get('etag') ?? '' };
      if (!isOver) confirm(text);
    } else failures += 1;
  }

  function confirm(text: string): void {
    failures = 0;
    confirmedAt = Date.now();
    liveBalance.set({ text, staleSeconds: null });
  }

  function tellAge(): void {
    const age = Date.now() - confirmedAt;
    if (failures === 0 || age < STALE_AFTER_MS) return;
    liveBalance.set({ ...liveBalance.get(), staleSeconds: Math.round(age / 1000) });
  }

  /** Back to the usual pace, at once. */
  function hurry(): void {
    if (!document.hidden) plan(0);
  }

  function stop(): void {
    isOver = true;
    window.clearTimeout(timer);
    window.clearInterval(ages);
    document.removeEventListener('visibilitychange', hurry);
    window.removeEventListener('online', hurry);
    window.removeEventListener(BALANCE_CHANGED, hurry);
    asking?.abort();
  }

  const ages = window.setInterval(tellAge, AGE_TICK_MS);
  document.addEventListener('visibilitychange', hurry);
  window.addEventListener('online', hurry);
  window.addEventListener(BALANCE_CHANGED, hurry);
  plan(POLL_MS);
  return stop;
}
