import { BALANCE_CHANGED } from '~/browser/balance-changed';
import { isFilledIn } from '~/browser/changed-field';
import { raisePlayPaused } from '~/browser/play-paused';
import { showToast } from '~/browser/show-toast';
import { liveBalance, type BalancePart } from './balance-store';

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

interface PollEnd {
  readonly end: (typeof ENDS)[number];
  /** For a player who has filled in a form. */
  readonly message?: string;
}

type PollResult = KnownBalance | PollEnd | 'failed';

/** Requests the balance once, within `ANSWER_TIMEOUT_MS`. Never throws. */
async function requestBalance(url: string, known: KnownBalance | null, abort: AbortController): Promise<PollResult> {
  const deadline = window.setTimeout(() => abort.abort(), ANSWER_TIMEOUT_MS);
  try {
    const headers = known ? { 'if-none-match': known.etag } : {};
    const answer = await fetch(url, { signal: abort.signal, headers });
    if (answer.status === 304 && known) return known;
    const body = (await answer.json()) as Omit<KnownBalance, 'etag'> & Partial<PollEnd>;
    // A proxy may answer in place of the site, with any status.
    if (!answer.ok) return ENDS.some((end) => end === body.end) ? (body as PollEnd) : 'failed';
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
 * @param onGone called once when the session has ended or another player is logged in; polling has stopped by then. A hidden
 *   page with a form that is filled in is told when it is seen again
 * @returns a function that stops polling
 */
export function pollBalance(player: string, onGone: () => void): () => void {
  let known: KnownBalance | null = null;
  let failures = 0;
  let confirmedAt = Date.now();
  let timer: number | undefined;
  let pending: AbortController | null = null;
  let toldEnd: PollEnd['end'] | null = null;
  let isStopped = false;

  function schedule(delayMs: number): void {
    window.clearTimeout(timer);
    if (!isStopped) timer = window.setTimeout(() => void poll(), delayMs);
  }

  async function poll(): Promise<void> {
    if (pending) return;
    pending = new AbortController();
    const query = new URLSearchParams({ of: player, ...(isFilledIn() && { unsent: 'yes' }) });
    const result = await requestBalance(`/balance?${query}`, known, pending);
    pending = null;
    if (!isStopped) apply(result);
    schedule(pollDelay(failures, document.hidden));
  }

  function apply(result: PollResult): void {
    if (result === 'failed') failures += 1;
    else if ('end' in result) applyEnd(result);
    else {
      // The live connection tells it at once; this is for pages without one.
      if (result.isPaused && !known?.isPaused) raisePlayPaused();
      known = result;
      showBalance(result);
    }
  }

  function applyEnd({ end, message }: PollEnd): void {
    // Without a session the page leads to the login: what is filled in stays until it is sent, and is kept then.
    const isKept = message !== undefined && (end === 'no-session' || document.hidden);
    if (isKept) failures += 1;
    else stop();
    // The message leaves after seconds.
    if (message !== undefined && end !== toldEnd && !document.hidden) {
      toldEnd = end;
      showToast({ type: 'warning', message });
    }
    if (isKept || end === 'not-offered') return;
    // Another player must not get what this one has typed.
    if (end === 'other-player') for (const form of document.forms) form.reset();
    onGone();
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
