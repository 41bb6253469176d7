/** The login form, with the way back to a page. */
export const loginPath = (target: string) => `/login?redirectTo=${encodeURIComponent(target)}`;

/**
 * The attributes of a link to a guarded page: for a guest it opens the login form instead, in a dialog where there is
 * JavaScript, and comes back to the page.
 */
export function guardedLink(target: string, isLoggedIn: boolean): { href: string; 'data-dialog'?: '' } {
  return isLoggedIn ? { href: target } : { href: loginPath(target), 'data-dialog': '' };
}
