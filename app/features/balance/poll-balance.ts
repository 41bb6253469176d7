import { BALANCE_CHANGED } from '~/lib/balance-changed';
import { liveBalance } from './balance-store';

const POLL_MS = 3_000;
const SLOWEST_MS = 60_000;
const ANSWER_TIMEOUT_MS = 8_000;

/** After this long without a confirmation the balance is marked as old. */
const STALE_AFTER_MS = 10_000;
const AGE_TICK_MS = 5_000;

/** Milliseconds until the next poll: exponential backoff after failures, the slowest pace in a hidden page. */
export function pollDelay(failures: number, isHidden: boolean): number {
  if (isHidden) return SLOWEST_MS;
  return Math.min(POLL_MS * 2 ** failures, SLOWEST_MS);
}

/**
 * Polls the balance every three seconds while the page is visible. Backs off while requests fail.
 *
 * @param player user code that the page was rendered for
 * @param onGone called once when the session has ended or belongs to another player; polling has stopped by then
 * @returns a function that stops polling
 */
export function pollBalance(player: string, onGone: () => void): () => void {
  const url = `/balance?of=${encodeURIComponent(player)}`;
  let known: { readonly text: string; readonly etag: string } | null = null;
  let failures = 0;
  let confirmedAt = Date.now();
  let timer: number | undefined;
  let pending: AbortController | null = null;
  let isStopped = false;

  function schedule(delayMs: number): void {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void poll(), delayMs);
  }

  async function poll(): Promise<void> {
    if (pending) return;
    pending = new AbortController();
    const deadline = window.setTimeout(() => pending?.abort(), ANSWER_TIMEOUT_MS);
    try {
      const answer = await fetch(url, {
        signal: pending.signal,
        headers: known ? { 'if-none-match': known.etag } : {},
      });
      await read(answer);
    } catch {
      failures += 1;
    } finally {
      window.clearTimeout(deadline);
      pending = null;
    }
    schedule(pollDelay(failures, document.hidden));
  }

  async function read(answer: Response): Promise<void> {
    if (isStopped) return;
    if (answer.status === 401 || answer.status === 409) {
      stop();
      onGone();
    } else if (answer.status === 501) stop();
    else if (answer.status === 304 && known) showBalance(known.text);
    else if (answer.ok) {
      const { text } = (await answer.json()) as { text: string };
      known = { text, etag: answer.headers.get('etag') ?? '' };
      if (!isStopped) showBalance(text);
    } else failures += 1;
  }

  function showBalance(text: string): void {
    failures = 0;
    confirmedAt = Date.now();
    liveBalance.set({ text, staleSeconds: null });
  }

  function updateAge(): void {
    const age = Date.now() - confirmedAt;
    if (failures === 0 || age < STALE_AFTER_MS) return;
    liveBalance.set({ ...liveBalance.get(), staleSeconds: Math.round(age / 1000) });
  }

  function pollNow(): void {
    if (!document.hidden) schedule(0);
  }

  function stop(): void {
    isStopped = true;
    window.clearTimeout(timer);
    window.clearInterval(ages);
    document.removeEventListener('visibilitychange', pollNow);
    window.removeEventListener('online', pollNow);
    window.removeEventListener(BALANCE_CHANGED, pollNow);
    pending?.abort();
  }

  const ages = window.setInterval(updateAge, AGE_TICK_MS);
  document.addEventListener('visibilitychange', pollNow);
  window.addEventListener('online', pollNow);
  window.addEventListener(BALANCE_CHANGED, pollNow);
  schedule(POLL_MS);
  return stop;
}
