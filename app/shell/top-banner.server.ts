import type { AppLoadContext } from '@remix-run/node';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import type { Bootstrap } from '~/upstream/site-options';

export interface BannerData {
  readonly current: string;
  readonly next: string | null;
}

/** Spec 2.5: the domains to announce on the home page; any other page marks them read. */
export function findBanner({ jar, page }: AppLoadContext, bootstrap: Bootstrap | null): BannerData | null {
  const isRead = jar.get(TOP_BANNER_COOKIE) !== undefined;
  const isHome = /^\/(?:\?|$)/.test(page);
  if (!isRead && !isHome) jar.set(TOP_BANNER_COOKIE, TOP_BANNER_READ);
  const domains = bootstrap?.domainStatus;
  return isRead || !isHome || !domains ? null : { current: domains.current, next: domains.next ?? null };
}
