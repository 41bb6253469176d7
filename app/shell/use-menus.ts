import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

type Menu = HTMLDetailsElement;

const openMenus = () => document.querySelectorAll<Menu>('details[data-menu][open]');

const closeMenus = (except?: Element | null) => openMenus().forEach((menu) => (menu.open = menu === except));

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Menu>('details[data-menu]') : null;

const placeOnThisPage = (link: HTMLAnchorElement) =>
  /^#./.test(link.getAttribute('href') ?? '') ? document.getElementById(link.hash.slice(1)) : null;

/**
 * Adds to the header's menus what `<details>` lacks: they close on Escape and return the focus, close when the focus
 * leaves or a link is followed, and open for a link to their content.
 */
export function useMenus(): void {
  const { key } = useLocation();
  useEffect(() => closeMenus(), [key]);
  useEffect(() => {
    function onKey({ key: pressed }: KeyboardEvent) {
      const [menu] = openMenus();
      if (pressed !== 'Escape' || !menu) return;
      closeMenus();
      menu.querySelector('summary')?.focus();
    }
    const onFocus = ({ target }: FocusEvent) => closeMenus(menuAround(target));
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      // A dialog returns the focus to the element that had it, which must not be inside a closed menu.
      menuAround(link)?.querySelector('summary')?.focus();
      closeMenus();
      const menu = menuAround(placeOnThisPage(link));
      if (!menu) return;
      // If the browser followed the link, the navigation would close the menu again.
      event.preventDefault();
      menu.open = true;
      menu.querySelector('summary')?.focus();
    }
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('click', onClick);
    };
  }, []);
}
