import type { AppLoadContext } from '@remix-run/node';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import type { Bootstrap } from '~/upstream/site-options';

export interface BannerData {
  readonly current: string;
  readonly next: string | null;
}

/**
 * Spec 2.5: the domains to announce until they are read; any page but the home page marks them so. A refused request marks nothing. Pages that all guests
 * share set no cookie: there the browser marks them, where it runs scripts.
 */
export function findBanner(
  { player: { jar }, page: { href, rejection } }: AppLoadContext,
  bootstrap: Bootstrap | null,
): BannerData | null {
  const domains = bootstrap?.domainStatus;
  if (!domains || jar.get(TOP_BANNER_COOKIE) !== undefined) return null;
  const isHome = /^\/(?:\?|$)/.test(href);
  if (!isHome && rejection === null) jar.set(TOP_BANNER_COOKIE, TOP_BANNER_READ);
  return { current: domains.current, next: domains.next ?? null };
}
