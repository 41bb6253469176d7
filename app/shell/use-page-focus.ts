import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/** Until the first page has hydrated. The frame around an error is another one, so a ref would not know. */
let isArriving = true;

/**
 * After a client-side navigation screen readers announce the page. An element of the new page that already has the focus
 * keeps it, and so does a dialog or menu opened meanwhile. An error in place of a scrolled page is scrolled to.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    const isInPlace = before.current === pathname;
    before.current = pathname;
    if (isArriving) return void (isArriving = false);
    const main = document.getElementById('content');
    const has = document.activeElement;
    if (document.querySelector('dialog[open],details[data-menu][open]') || (has !== main && main?.contains(has)))
      return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: !isInPlace });
  }, [pathname]);
}
