import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

type Menu = HTMLDetailsElement;

const openMenus = () => document.querySelectorAll<Menu>('details[data-menu][open]');

const closeMenus = (except?: Element | null) => openMenus().forEach((menu) => (menu.open = menu === except));

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<Menu>('details[data-menu]') : null;

/**
 * What the header's menus cannot do by themselves: close on Escape and give the focus back, close when the focus goes
 * on or a link is followed, and open for a link to what they hold. Opening and closing need no script.
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
    function onClick({ target }: MouseEvent) {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      // A dialog gives the focus back to what had it: not to a link in a menu that is closed by then.
      menuAround(link)?.querySelector('summary')?.focus();
      closeMenus();
      // Browsers that do not open a menu for the place inside it that a link names.
      const place = link.getAttribute('href')?.startsWith('#') ? document.querySelector(link.hash || 'html') : null;
      const menu = menuAround(place);
      if (menu) menu.open = true;
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
