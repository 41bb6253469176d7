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
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      // A dialog gives the focus back to what had it: not to a link in a menu that is closed by then.
      menuAround(link)?.querySelector('summary')?.focus();
      closeMenus();
      const menu = menuAround(placeOnThisPage(link));
      if (!menu) return;
      // Followed by the browser, the link would open the menu too, and then be a navigation, which closes it.
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
