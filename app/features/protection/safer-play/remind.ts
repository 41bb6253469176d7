import { useEffect } from 'react';
import { isDialogEntry } from '~/forms/dialog-entry';
import { clickedLink } from '~/browser/clicked-link';

/** Times of the reminder in milliseconds. `dueInMs` is negative when the reminder is overdue. */
export interface ReminderTimes {
  readonly dueInMs: number;
  readonly everyMs: number;
}

export const REMINDER_PATH = '/reminder';

/** A dialog that the player left without a choice, with the back button, opens again after this time. */
const REOPEN_AFTER_MS = 10_000;

/** When the player last chose. The times of a page that was read before do not know it. */
let acknowledgedAt = -Infinity;

/** Notes that the player chose to continue: the interval starts again. */
export function acknowledge(): void {
  acknowledgedAt = Date.now();
}

/** Polls the clock: one long timer would stand still while the machine sleeps. */
const CHECK_EVERY_MS = 5_000;

/**
 * Opens the reminder dialog when it is due, until the player chooses, unless the player is typing. While it is due, a
 * followed link loads a full page, so that the server can show the reminder first.
 *
 * @returns a function that stops it
 */
function remind({ dueInMs, everyMs }: ReminderTimes): () => void {
  const dueAt = Date.now() + dueInMs;
  let openedAt = -Infinity;
  const isDue = () => Date.now() >= Math.max(dueAt, acknowledgedAt + everyMs);

  function check(): void {
    if (!isDue() || isBusy() || Date.now() < openedAt + REOPEN_AFTER_MS) return;
    openedAt = Date.now();
    openReminder();
  }
  function onClick(event: MouseEvent): void {
    const link = isDue() ? followedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    window.location.assign(link.href);
  }
  const timer = setInterval(check, CHECK_EVERY_MS);
  // Capture phase: runs before React Router's click listener, which ignores a click with `defaultPrevented`.
  window.addEventListener('click', onClick, true);
  return () => {
    clearInterval(timer);
    window.removeEventListener('click', onClick, true);
  };
}

/** Shows the reminder to a player who stays on one page or only navigates on the client. */
export function useReminder(times: ReminderTimes | null): void {
  useEffect(() => (times === null ? undefined : remind(times)), [times]);
}

/** Whether a dialog must not open now: the page is hidden, shows a dialog or the reminder, or a field has the focus. */
function isBusy(): boolean {
  const { pathname } = window.location;
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
  return document.hidden || pathname === REMINDER_PATH || isDialogEntry() || isTyping;
}

/** Clicks a hidden `data-dialog` link: the dialog opens, or the page when the dialog's script does not load. */
function openReminder(): void {
  const { pathname, search } = window.location;
  const link = document.createElement('a');
  link.href = `${REMINDER_PATH}?redirectTo=${encodeURIComponent(pathname + search)}`;
  link.dataset.dialog = '';
  link.hidden = true;
  document.body.append(link);
  link.click();
  link.remove();
}

/** The clicked link to another page of this site, unless another handler opens it. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = clickedLink(event, 'a[href]:not([data-dialog], [data-game], [data-chat], [target])');
  if (!link || link.origin !== window.location.origin) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}
