let latest = 0;

/**
 * Starts to open a dialog or a window over the page.
 *
 * @returns tells whether another one, or another page, has been opened since
 */
export function startOpening(): () => boolean {
  const mine = (latest += 1);
  const { pathname } = window.location;
  return () => mine !== latest || pathname !== window.location.pathname;
}
