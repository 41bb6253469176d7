import { importRouteModule, routesAt } from '~/browser/route-modules';
import { sendInBackground } from '~/browser/send-in-background';
import type { PageHandle } from './define-page';

interface PlacedPopup {
  readonly hash: string;
  /** Whether it does not show on the page that it came with. */
  readonly waits: boolean;
}

/** The page of the last call. */
let lastPage = '';
let isAfterForm = false;
let closed = '';
let waiting: { readonly popup: PlacedPopup; readonly page: string } | null = null;
let handled: HTMLDialogElement | null = null;

/** Where this tab keeps the hash of the popup that it has closed: a page may be on its way before the cookie is set. */
const CLOSED_MARK = 'popup-closed';

/**
 * The popup does not interrupt: it appears neither on a page in use, nor on the one that follows a form.
 *
 * @param dialog null while it is not shown
 * @param setPlace shows it on a page; on none with an empty path
 */
export async function placePopup(
  dialog: HTMLDialogElement | null,
  popup: PlacedPopup,
  page: string,
  setPlace: (page: string) => void,
): Promise<void> {
  const { hash } = popup;
  const waits = isWaiting(popup, page);
  if (isClosed(hash)) return setPlace('');
  if (dialog) return openPopup(dialog, hash, () => setPlace(''));
  if (page === lastPage) return;
  lastPage = page;
  const isBrowsing = await isForBrowsing(page);
  if (page !== lastPage) return;
  setPlace(isBrowsing && !isAfterForm && !waits && isPageUnused() ? page : '');
  isAfterForm = !isBrowsing;
}

/** Whether the popup waits for the next page. The frame's data stays with the pages that follow without a document. */
function isWaiting(popup: PlacedPopup, page: string): boolean {
  if (popup.waits && waiting?.popup !== popup) waiting = { popup, page };
  return popup.waits && waiting?.page === page;
}

/** Whether guests get the page from the page cache: such a page has no form of its own. */
async function isForBrowsing(page: string): Promise<boolean> {
  const modules = await Promise.all(routesAt(page).map(importRouteModule));
  return modules.some(({ handle }) => (handle as PageHandle | undefined)?.guestCache !== undefined);
}

function isClosed(hash: string): boolean {
  try {
    return closed === hash || sessionStorage.getItem(CLOSED_MARK) === hash;
  } catch {
    // The browser blocks storage.
    return false;
  }
}

function markClosed(hash: string): void {
  closed = hash;
  try {
    sessionStorage.setItem(CLOSED_MARK, hash);
  } catch {
    // The cookie remains.
  }
}

const isPageUnused = () => isFocusUnused() && document.querySelector('dialog[open]') === null;

/** Whether no control has the focus. A navigation moves it to the heading of the new page. */
const isFocusUnused = () => document.activeElement?.matches('body, #content, h1') ?? true;

/** Makes the popup a modal dialog, unless something on the page has the focus. It then closes without a reload. */
function openPopup(dialog: HTMLDialogElement, hash: string, onClosed: () => void): void {
  // Such a browser shows it as a part of the page, whose form closes it.
  if (!('showModal' in dialog)) return;
  if (handled !== dialog) listen(dialog, hash, onClosed);
  handled = dialog;
  if (dialog.matches(':modal') || !isFocusUnused()) return;
  dialog.close();
  dialog.showModal();
}

function listen(dialog: HTMLDialogElement, hash: string, onClosed: () => void): void {
  const form = dialog.querySelector('form');
  /** Sends the form in the background, or leaves it to the browser. */
  function close(event: Event): void {
    if (!form || !sendInBackground(form)) return;
    if (event.type !== 'click') event.preventDefault();
    markClosed(hash);
    // Before React removes it: only then does the browser return the focus.
    dialog.close();
    onClosed();
  }
  /** Without its picture the popup has nothing to show. The next page load tries again. */
  function hide(): void {
    closed = hash;
    dialog.close();
    onClosed();
  }
  dialog.addEventListener('cancel', close);
  form?.addEventListener('submit', close);
  dialog.querySelector('a')?.addEventListener('click', close);
  const picture = dialog.querySelector('img');
  picture?.addEventListener('error', hide);
  // It may have failed before this script came.
  if (picture?.complete && picture.naturalWidth === 0) hide();
}
