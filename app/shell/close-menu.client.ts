import { onCloseRequest } from '~/browser/on-close-request.client';

/** Closes an open menu when the focus leaves it, and on Escape and Android's back gesture, which return the focus. */
export function closeMenuOnRequest(menu: HTMLDetailsElement): void {
  // It may have closed while this script loaded.
  if (!menu.open) return;
  const stop = onCloseRequest(() => {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    if (!menu.contains(target as Node)) menu.open = false;
  };
  document.addEventListener('focusin', onFocus);
  function end() {
    stop();
    document.removeEventListener('focusin', onFocus);
  }
  menu.addEventListener('toggle', end, { once: true });
}
