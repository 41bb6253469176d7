/** In milliseconds; `dueInMs` is below zero when the time is over. */
export interface ReminderTimes {
  readonly dueInMs: number;
  readonly everyMs: number;
}

export const REMINDER_PATH = '/reminder';

/** Looked at by the clock: a timer for the whole time would stand still while the machine sleeps. */
const LOOK_EVERY_MS = 5_000;

/**
 * Opens the reminder over the page when its time has come, unless the player is busy with a form. A link that is followed
 * meanwhile is opened as a page of its own, before which the server reminds.
 *
 * @returns stops it
 */
export function remind({ dueInMs, everyMs }: ReminderTimes): () => void {
  let dueAt = Date.now() + dueInMs;
  const isDue = () => Date.now() >= dueAt;

  function look(): void {
    if (!isDue() || isBusy()) return;
    dueAt = Date.now() + everyMs;
    openReminder();
  }
  function onClick(event: MouseEvent): void {
    const link = isDue() ? followedLink(event) : null;
    if (!link) return;
    event.preventDefault();
    window.location.assign(link.href);
  }
  const timer = setInterval(look, LOOK_EVERY_MS);
  // Before React's own listeners, so that its router sees the click as taken care of.
  window.addEventListener('click', onClick, true);
  return () => {
    clearInterval(timer);
    window.removeEventListener('click', onClick, true);
  };
}

/** Away, already at the reminder, in a dialog, or at a field: a dialog now would take away what was typed. */
function isBusy(): boolean {
  const { pathname } = window.location;
  const state = window.history.state as { dialog?: true } | null;
  const isTyping = document.activeElement?.matches('input, select, textarea') ?? false;
  return document.hidden || pathname === REMINDER_PATH || state?.dialog === true || isTyping;
}

/** Like any other link to a page that opens as a dialog; where that does not arrive, the page comes instead. */
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

/** A link to another page of this site, that nobody else takes care of. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const link = event.target.closest<HTMLAnchorElement>(
    'a[href]:not([data-dialog], [data-game], [data-chat], [target])',
  );
  if (!link || link.origin !== window.location.origin) return null;
  return link.getAttribute('href')?.startsWith('#') ? null : link;
}
