/**
 * The attributes of a link to a guarded page: for a guest it opens the login form instead, in a dialog where there is
 * JavaScript, and comes back to the page.
 */
export function guardedLink(target: string, isLoggedIn: boolean): { href: string; 'data-dialog'?: '' } {
  return isLoggedIn ? { href: target } : { href: `/login?redirectTo=${encodeURIComponent(target)}`, 'data-dialog': '' };
}
