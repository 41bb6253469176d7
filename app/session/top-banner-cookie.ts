import type { Cookie } from './cookie-jar.server';

/** The banner shows while it is absent. The browser sets it too. docs/product/frame.md#top-banner */
export const TOP_BANNER_COOKIE = {
  name: 'topbanner',
  maxAge: 365 * 24 * 60 * 60,
  preference: true,
} as const satisfies Cookie;

export const TOP_BANNER_READ = 'read';
