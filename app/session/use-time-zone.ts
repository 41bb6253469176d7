import { useEffect } from 'react';

export const ZONE_COOKIE_NAME = 'zone';

const A_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Tells the server by which clocks to show times from the next page on. Without JavaScript they are the default's. */
export function useTimeZone(): void {
  useEffect(() => {
    const zone = encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone);
    document.cookie = `${ZONE_COOKIE_NAME}=${zone}; path=/; max-age=${A_YEAR_SECONDS}; samesite=lax`;
  }, []);
}
