/** The parameter of the login's address that names what was pressed, where its target does not say it. */
export const PRESSED_PARAM = 'for';

export const FAVOURITE = 'favourite';

export const loginPath = (target: string, pressed: typeof FAVOURITE | null = null) =>
  `/login?redirectTo=${encodeURIComponent(target)}${pressed === null ? '' : `&${PRESSED_PARAM}=${pressed}`}`;

export const recoverPath = (target: string) => `/recover?redirectTo=${encodeURIComponent(target)}`;

export const registerPath = (target: string) => `/register?redirectTo=${encodeURIComponent(target)}`;

/** A guest gets the login form first, in a dialog with JavaScript, and then the page. */
export function guardedLink(target: string, isLoggedIn: boolean): { href: string; 'data-dialog'?: '' } {
  return isLoggedIn ? { href: target } : { href: loginPath(target), 'data-dialog': '' };
}

/** The address where a player who was away enters the password, which leads back to a page. */
export const confirmPath = (target: string) => `/login/confirm?redirectTo=${encodeURIComponent(target)}`;
