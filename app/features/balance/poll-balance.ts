import { BALANCE_CHANGED } from '~/lib/balance-changed';
import { changedFields } from '~/lib/changed-field';
import { raisePlayPaused } from '~/lib/play-paused';
import type { BalancePart } from './balance-part';
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

interface KnownBalance {
  readonly text: string;
  readonly isPaused: boolean;
  readonly parts: readonly BalancePart[];
  readonly etag: string;
}

const ENDS = ['no-session', 'other-player', 'not-offered'] as const;
type PollEnd = (typeof ENDS)[number];

type PollResult = KnownBalance | PollEnd | 'failed';

/** Requests the balance once, within `ANSWER_TIMEOUT_MS`. Never throws. */
async function requestBalance(url: string, known: KnownBalance | null, abort: AbortController): Promise<PollResult> {
  const deadline = window.setTimeout(() => abort.abort(), ANSWER_TIMEOUT_MS);
  try {
    const headers = known ? { 'if-none-match': known.etag } : {};
    const answer = await fetch(url, { signal: abort.signal, headers });
    if (answer.status === 304 && known) return known;
    const body = (await answer.json()) as Omit<KnownBalance, 'etag'> & { readonly end?: unknown };
    // A proxy may answer in place of the site, with any status.
    if (!answer.ok) return ENDS.find((end) => end === body.end) ?? 'failed';
    const { text, isPaused, parts = [] } = body;
    if (typeof text !== 'string') return 'failed';
    return { text, isPaused, parts, etag: answer.headers.get('etag') ?? '' };
  } catch {
    return 'failed';
  } finally {
    window.clearTimeout(deadline);
  }
}

/**
 * Polls the balance every three seconds while the page is visible. Backs off while requests fail.
 *
 * @param player user code that the page was rendered for
 * @param onGone called once when the session has ended, unless a form is filled in, or when another player is logged
 *   in; polling has stopped by then
 * @returns a function that stops polling
 */
export function pollBalance(player: string, onGone: () => void): () => void {
  const url = `/balance?of=${encodeURIComponent(player)}`;
  let known: KnownBalance | null = null;
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
    const result = await requestBalance(url, known, pending);
    pending = null;
    if (!isStopped) apply(result);
    schedule(pollDelay(failures, document.hidden));
  }

  function apply(result: PollResult): void {
    // Without a session the page leads to the login: what is filled in stays until it is sent, and is kept then.
    if (result === 'failed' || (result === 'no-session' && isFilledIn())) failures += 1;
    else if (typeof result === 'string') {
      stop();
      if (result !== 'not-offered') onGone();
    } else {
      // The live connection tells it at once; this is for pages without one.
      if (result.isPaused && !known?.isPaused) raisePlayPaused();
      known = result;
      showBalance(result);
    }
  }

  function showBalance({ text, parts }: KnownBalance): void {
    failures = 0;
    confirmedAt = Date.now();
    liveBalance.set({ text, staleSeconds: null, parts });
  }

  function updateAge(): void {
    const age = Date.now() - confirmedAt;
    if (failures === 0 || age < STALE_AFTER_MS) return;
    liveBalance.set({ ...liveBalance.get(), staleSeconds: Math.round(age / 1000) });
  }

  function stop(): void {
    isStopped = true;
    window.clearTimeout(timer);
    window.clearInterval(ages);
    stopListening();
    pending?.abort();
  }

  const ages = window.setInterval(updateAge, AGE_TICK_MS);
  const stopListening = onReasonToPoll(() => void (document.hidden || schedule(0)));
  schedule(POLL_MS);
  return stop;
}

/** Whether the player has filled in a form. A search is typed again in a moment. */
const isFilledIn = () => changedFields(document).some(({ type }) => type !== 'search');

/** Calls back when the page becomes visible or online, or the balance changed. Returns a function that stops it. */
function onReasonToPoll(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  window.addEventListener('online', callback);
  window.addEventListener(BALANCE_CHANGED, callback);
  return () => {
    document.removeEventListener('visibilitychange', callback);
    window.removeEventListener('online', callback);
    window.removeEventListener(BALANCE_CHANGED, callback);
  };
}
