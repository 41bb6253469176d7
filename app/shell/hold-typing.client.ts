/** What a keyboard sends for a letter, and a phone's for a word. For each of them React hydrates the whole page at once. */
const TYPING = ['keydown', 'keypress', 'keyup', 'input', 'textInput', 'compositionstart', 'compositionend'];

/**
 * Keeps typing from React until the page is hydrated, so that letters appear meanwhile: hydration stays in small pieces. Fields
 * keep their text by themselves.
 */
export function holdTyping(): void {
  const hold = (event: Event) => 'hydrated' in document.documentElement.dataset || event.stopImmediatePropagation();
  // Before React, which listens at the document.
  for (const type of TYPING) window.addEventListener(type, hold, true);
}
