import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { clickedLink } from '~/browser/clicked-link';
import { isCurrentSection } from './page-link';

const MENU_LINK = 'a[data-section]';

/** They are static regions: marks those of the page, and lets the router follow them. */
export function useMenuLinks(): void {
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(MENU_LINK))
      if (isCurrentSection(link.dataset.section ?? '', location)) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    function onClick(event: MouseEvent) {
      const link = clickedLink(event, MENU_LINK);
      if (!link || link.target) return;
      event.preventDefault();
      navigate(link.pathname + link.search, { replace: link.href === window.location.href });
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [location, navigate]);
}
