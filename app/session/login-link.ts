/** The path of the login form, with the return path. */
export const loginPath = (target: string) => `/login?redirectTo=${encodeURIComponent(target)}`;

/**
 * The attributes of a link to a page for players. For a guest the link opens the login form, as a dialog with JavaScript, which
 * then leads to the page.
 */
export function guardedLink(target: string, isLoggedIn: boolean): { href: string; 'data-dialog'?: '' } {
  return isLoggedIn ? { href: target } : { href: loginPath(target), 'data-dialog': '' };
}
