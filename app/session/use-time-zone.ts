import { useEffect } from 'react';
import { whenIdle } from '~/browser/when-idle';

export const ZONE_COOKIE_NAME = 'zone';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Asking for the zone makes the browser load its calendars, a third of a second on a slow phone. So it waits for the first
 * click or key, which comes before every next page.
 */
export function useTimeZone(): void {
  useEffect(() => {
    const over = new AbortController();
    const tell = () => {
      over.abort();
      whenIdle(rememberZone);
    };
    for (const sign of ['pointerdown', 'keydown']) {
      document.addEventListener(sign, tell, { passive: true, signal: over.signal });
    }
    return () => over.abort();
  }, []);
}

function rememberZone(): void {
  const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
  document.cookie = `${ZONE_COOKIE_NAME}=${zone}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
}
