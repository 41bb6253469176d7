import { useLocation } from '@remix-run/react';
import { useEffect, useRef } from 'react';

/**
 * Takes the focus to the heading of a page that a script went on to: a screen reader says it, as it would the title of a
 * page that the browser opens, and the keyboard goes on from there. What the new page itself has given the focus to, such
 * as a field, keeps it.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const main = document.getElementById('content');
    const has = document.activeElement;
    if (document.querySelector('dialog[open]') || (has !== main && main?.contains(has))) return;
    const heading = main?.querySelector<HTMLElement>('h1') ?? main;
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }, [pathname]);
}
