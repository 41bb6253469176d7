import { SCRIPT_FAILURES_PATH } from '~/lib/script-failures';
import { ROOT_ID } from './root-id';

/** In the storage of a tab in which React has failed. */
const FAILED_MARK = 'scripts-failed';

let nodes: readonly Node[] = [];
let focused: Element | null = null;
let shown = '';

const address = () => location.pathname + location.search;
const findRoot = () => document.getElementById(ROOT_ID);

export function rememberPage(): void {
  nodes = [...(findRoot()?.childNodes ?? [])];
  focused = document.activeElement;
}

export function rememberAddress(): void {
  shown = address();
}

/** Whether React has failed in this tab before: its pages stay as they were served. */
export function hasFailed(): boolean {
  try {
    return sessionStorage.getItem(FAILED_MARK) !== null;
  } catch {
    return false;
  }
}

/**
 * Ends React in this tab and puts the page back: its links and forms work without scripts. Where the address is that of
 * another page, the browser loads that page.
 */
export function restorePage(error: unknown): void {
  const { stack } = error as Partial<Error>;
  try {
    navigator.sendBeacon(SCRIPT_FAILURES_PATH, `${String(error)}\n${stack}`.slice(0, 2_000));
    sessionStorage.setItem(FAILED_MARK, '');
  } catch {
    // The browser blocks one of them: the next page tries its scripts again.
  }
  if (shown !== address()) return loadDocument();
  findRoot()?.replaceChildren(...nodes);
  // The element lost it with the page. It has its caret still.
  if (document.activeElement === document.body) (focused as HTMLElement | null)?.focus({ preventScroll: true });
  delete document.documentElement.dataset.hydrated;
  window.__remixRouter?.dispose();
  followHistory();
}

/**
 * Gives a history entry that the router made a document of its own: after a reload it would share one with the entry before,
 * to which the browser then goes back without loading anything.
 */
function loadDocument(): void {
  const wanted = address();
  history.replaceState(null, '', shown);
  location.replace(wanted);
}

/** Loads the page of an entry of the history that the router made. */
export function followHistory(): void {
  rememberAddress();
  addEventListener('popstate', () => shown !== address() && loadDocument());
}
