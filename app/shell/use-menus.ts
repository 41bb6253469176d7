import { useEffect } from 'react';
import { SEARCH_KEY_COOKIE_NAME, SEARCH_KEY_OFF } from '~/session/search-key';

type Menu = HTMLDetailsElement;

const SEARCH_KEY_IS_OFF = `${SEARCH_KEY_COOKIE_NAME}=${SEARCH_KEY_OFF}`;

const openMenus = () => document.querySelectorAll<Menu>('details[data-menu][open]');

const closeMenus = () => openMenus().forEach((menu) => (menu.open = false));

const menuAround = (element: Element | null) => element?.closest<Menu>('details[data-menu]');

/** The search field or link that is visible; none while a dialog is open. */
const findSearch = () =>
  [...document.querySelectorAll<HTMLElement>('html:not(:has(dialog[open])) [data-search]')].find(
    ({ offsetParent }) => offsetParent,
  );

/**
 * Adds to menus what `<details>` lacks: they close on Escape and Android's back gesture, when the focus leaves, on a press
 * and on going back. They stay open when a page arrives: the player may have opened one while it loaded. And the key of the
 * search, because it needs the same listener.
 */
export function useMenus(): void {
  useEffect(() => {
    function onToggle() {
      const [menu] = openMenus();
      if (!menu) return;
      import('./close-menu.client').then(
        (piece) => piece.closeMenuOnRequest(menu),
        () => undefined,
      );
    }
    // Here too, because that script may still be on its way.
    function onKey(event: KeyboardEvent) {
      const { key: pressed, target, ctrlKey, altKey, metaKey } = event;
      // Not while the player types. With Shift too: on Turkish keyboards the slash is Shift+7.
      const isTyped = ctrlKey || altKey || metaKey || 'placeholder' in (target as Element);
      if (pressed === '/' && !isTyped && !document.cookie.includes(SEARCH_KEY_IS_OFF)) {
        event.preventDefault();
        const search = findSearch();
        search?.focus();
        search?.click();
      }
      const [menu] = openMenus();
      if (pressed !== 'Escape' || !menu) return;
      closeMenus();
      menu.querySelector('summary')?.focus();
    }
    function onClick(event: MouseEvent) {
      const pressed = (event.target as Element).closest<HTMLAnchorElement>('a, button');
      if (!pressed) return;
      // A dialog returns the focus to the element that had it, which must not be inside a closed menu.
      menuAround(pressed)?.querySelector('summary')?.focus();
      closeMenus();
      // Only links to this page name a part of a menu, and buttons none.
      const menu = menuAround(document.getElementById((pressed.hash ?? '').slice(1)));
      if (!menu) return;
      // If the browser followed the link, the navigation would close the menu again.
      event.preventDefault();
      menu.open = true;
      menu.querySelector('summary')?.focus();
    }
    onToggle();
    const over = new AbortController();
    const { signal } = over;
    // In the capture phase, because the event does not bubble.
    document.addEventListener('toggle', onToggle, { capture: true, signal });
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('click', onClick, { signal });
    window.addEventListener('popstate', closeMenus, { signal });
    return () => over.abort();
  }, []);
}
