import type { AppLoadContext } from '@remix-run/node';
import { TOP_BANNER_COOKIE, TOP_BANNER_READ } from '~/session/top-banner-cookie';
import type { Bootstrap } from '~/upstream/site-options';

export interface BannerData {
  readonly current: string;
  readonly next: string | null;
}

/** Whether the banner was closed, or left. Any other value of the cookie counts as absent. */
export const isBannerRead = (jar: AppLoadContext['player']['jar']) => jar.get(TOP_BANNER_COOKIE) === TOP_BANNER_READ;

/**
 * The domains are announced until they are marked as read (docs/product/frame.md#top-banner), by every page but the home page
 * and refusals. From an edge cache a page comes without a cookie: there a script marks them. @param isSeen false for a page
 * that is fetched ahead, or whose body is not sent
 */
export function findBanner(
  { player: { jar }, page: { href, rejection } }: AppLoadContext,
  bootstrap: Bootstrap | null,
  isSeen: boolean,
): BannerData | null {
  const domains = bootstrap?.domainStatus;
  if (!domains || isBannerRead(jar)) return null;
  const isHome = /^\/(?:\?|$)/.test(href);
  if (!isHome && isSeen && rejection === null) jar.set(TOP_BANNER_COOKIE, TOP_BANNER_READ);
  return { current: domains.current, next: domains.next ?? null };
}

export const bannerCookie = (jar: AppLoadContext['player']['jar']) =>
  jar.headers().find((header) => header.startsWith(`${TOP_BANNER_COOKIE.name}=`));
