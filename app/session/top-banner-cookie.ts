import type { Cookie } from './cookie-jar.server';

/** Spec 4: the banner shows again only where this is absent. The browser sets it too, when it leaves the home page. */
export const TOP_BANNER_COOKIE = {
  name: 'topbanner',
  maxAge: 365 * 24 * 60 * 60,
  preference: true,
} as const satisfies Cookie;

export const TOP_BANNER_READ = 'read';
