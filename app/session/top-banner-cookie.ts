import type { Cookie } from './cookie-jar.server';

/** Set after the player has seen the top banner, by the server or the browser (docs/product.md#top-banner). Hides the banner. */
export const TOP_BANNER_COOKIE = {
  name: 'topbanner',
  maxAge: 365 * 24 * 60 * 60,
  preference: true,
} as const satisfies Cookie;

export const TOP_BANNER_READ = 'read';
