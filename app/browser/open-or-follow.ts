import { startWait } from './piece-in-time';

let latest = 0;

export interface Opening {
  /** Whether another dialog, window or page has been opened since. */
  isStale(): boolean;
  /** Waits for a script. @throws when it does not arrive in time */
  inTime: ReturnType<typeof startWait>;
}

/**
 * Follows the link when the opening fails, or when one of its scripts does not arrive within two seconds.
 *
 * @param link marked as busy meanwhile (`shell/pending-bar.module.css`); null when none was pressed
 * @throws when it cannot open
 */
export async function openOrFollow(
  href: string,
  link: HTMLAnchorElement | null,
  open: (opening: Opening) => Promise<void>,
): Promise<void> {
  const mine = (latest += 1);
  const { pathname } = window.location;
  const isStale = () => mine !== latest || pathname !== window.location.pathname;
  link?.setAttribute('aria-busy', 'true');
  try {
    await open({ isStale, inTime: startWait() });
  } catch {
    if (!isStale()) follow(href, link?.target);
  }
  link?.removeAttribute('aria-busy');
}

/** Follows a link in the tab that it names: a game stays open, so its links open another tab. */
function follow(href: string, target?: string): void {
  if (target === '_blank') window.open(href, target, 'noopener');
  else window.location.assign(href);
}
