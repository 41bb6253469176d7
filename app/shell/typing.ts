import { changedFields, type Control } from '~/browser/changed-field';

/** What a keyboard sends for a letter, and a phone's for a word. For each of them React hydrates the whole page at once. */
const TYPING = ['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend'];

const isHydrated = () => 'hydrated' in document.documentElement.dataset;

/**
 * Keeps typing from React until the page is hydrated, so that letters appear meanwhile. Fields keep their text by themselves.
 */
export function deferTyping(): void {
  const hold = (event: Event) => isHydrated() || event.stopImmediatePropagation();
  // Before React, which listens at the root element.
  for (const type of TYPING) window.addEventListener(type, hold, true);
}

/**
 * Gives fields that React renders in place of served ones the text, choices, focus and caret of those. Only until the page is
 * hydrated: later a form that is replaced is meant to be empty.
 */
export function keepTyped(root: Element): void {
  // React marks the start of each part in the HTML (app/shell/part.tsx).
  const comments = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  while (comments.nextNode()) if (comments.currentNode.textContent === '$') waiting += 1;
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => (focused = target as Element));
  const carry = (records: readonly MutationRecord[]) => {
    for (const { removedNodes } of records)
      for (const node of removedNodes)
        if (node instanceof Element && !node.isConnected)
          for (const element of [node, ...node.querySelectorAll('[id], details[open]')])
            carryOver(element as Control, focused === element);
  };
  const observer = new MutationObserver(carry);
  observer.observe(root, { childList: true, subtree: true });
  stopKeeping = () => {
    // React may run the effects of a part before the observer is told of its nodes.
    carry(observer.takeRecords());
    observer.disconnect();
  };
}

/** How many parts of the page are not hydrated. */
let waiting = 0;
let stopKeeping = (): void => undefined;

function carryOver(from: Control, hadFocus: boolean): void {
  const { menu } = from.dataset;
  if (menu && 'open' in from && from.open)
    document.querySelector(`details[data-menu=${menu}]`)?.setAttribute('open', '');
  const to = from.id ? (document.getElementById(from.id) as Control | null) : null;
  if (!to || to.localName !== from.localName) return;
  if ('value' in to) {
    to.value = from.value;
    to.checked = from.checked;
  }
  if (!hadFocus || document.activeElement !== document.body) return;
  to.focus({ preventScroll: true });
  // Only fields of text have a caret.
  if (from.selectionStart != null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
}

/** Counts parts that are hydrated. The page is when all are. */
export function countHydrated(count: number): void {
  waiting -= count;
  if (waiting <= 0 && !isHydrated()) markHydrated();
}

/** Tells React of the fields that were typed in before: their events are over. Style sheets and tests read the mark. */
function markHydrated(): void {
  stopKeeping();
  document.documentElement.dataset.hydrated = '';
  for (const field of changedFields(document))
    // A search that the browser has put back must not open its suggestions.
    if (field.type !== 'search' || field === document.activeElement)
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
